import { expect, test } from 'vitest'
import { keywordsOf, pageOfLink } from './shared-link.ts'

const host = 'jobs.example.org'

test.each([
	['Nurse in Nashik: https://jobs.example.org/jobs/17?from=share', '/jobs/17?from=share'],
	['http://jobs.example.org/ and https://other.example/jobs/1', '/'],
	['https://other.example/jobs/1 https://jobs.example.org/faq', '/faq'],
	['https://jobs.example.org//other.example/jobs', '/other.example/jobs'],
	['https://jobs.example.org/\\other.example', '/other.example'],
])('“%s” leads to %s', (shared, page) => {
	expect(pageOfLink(shared, host)).toBe(page)
})

test.each(['welder in Pune', 'https://jobs.example.org.evil.example/jobs', 'https://', ''])(
	'“%s” leads to no page here',
	(shared) => {
		expect(pageOfLink(shared, host)).toBeUndefined()
	},
)

test('keywords are what is left without links', () => {
	expect(keywordsOf('Look:  Welder \n https://other.example/x today')).toBe('Look: Welder today')
})
