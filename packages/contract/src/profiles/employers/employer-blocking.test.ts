import { expect, test } from 'vitest'
import { EmployerBlockDraft } from './employer-blocking.ts'

function domainOf(typed: string) {
	const { success, data, error } = EmployerBlockDraft.safeParse({ kind: 'domain', domain: typed })
	return success && data.kind === 'domain' ? data.domain : error?.issues[0]?.message
}

test.each([
	['example.org', 'example.org'],
	[' Example.ORG. ', 'example.org'],
	['@example.org', 'example.org'],
	['hr.desk@mail.example.co.in', 'mail.example.co.in'],
	['https://www.example.org/careers?x=1', 'example.org'],
	['www.example.org', 'example.org'],
	['उदाहरण.भारत', 'xn--p1b6ci4b4b3a.xn--h2brj9c'],
	['a-b.example.technology', 'a-b.example.technology'],
])('%s is the domain %s', (typed, domain) => {
	expect(domainOf(typed)).toBe(domain)
})

test.each([
	'',
	' ',
	'org',
	'example',
	'127.0.0.1',
	'[::1]',
	'-a.org',
	'two words.org',
	'a..org',
	'@',
	'x'.repeat(500),
])('%j is not a domain', (typed) => {
	expect(domainOf(typed)).toBe('problems.domain')
})

test('a free mail provider is refused with the reason', () => {
	expect(domainOf('asha@gmail.com')).toBe('profilesProblems.commonDomain?host=gmail.com')
})
