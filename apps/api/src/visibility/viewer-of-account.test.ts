import { expect, test } from 'vitest'
import { domainsAbove, viewerOfAccount } from './viewer-of-account.ts'

test('a domain lies in itself and its parent domains, but not in a bare top-level domain', () => {
	expect(domainsAbove('pune.office.example.org')).toEqual([
		'pune.office.example.org',
		'office.example.org',
		'example.org',
	])
	expect(domainsAbove('org')).toEqual([])
	expect(domainsAbove('')).toEqual([])
})

test('the mail domain of an account is the part after the last @', () => {
	expect(viewerOfAccount({ id: '1', email: 'a@b@example.org', organisationId: null }).mailDomain).toBe(
		'example.org',
	)
})
