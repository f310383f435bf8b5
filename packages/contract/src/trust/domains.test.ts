import { expect, test } from 'vitest'
import { DomainName } from './domains.ts'

test.each([
	['example.org', 'example.org'],
	['  Example.ORG. ', 'example.org'],
	['https://www.example.co.in/about?x=1', 'www.example.co.in'],
	['someone@example.org', 'example.org'],
	['सह्याद्री.भारत', 'xn--j2bre3af5aq3hd.xn--h2brj9c'],
	['gmail-tools.example.org', 'gmail-tools.example.org'],
])('%j is the domain %s', (text, domain) => {
	expect(DomainName.parse(text)).toBe(domain)
})

test.each([
	'',
	'sahyadri',
	'127.0.0.1',
	'2130706433',
	'0x7f.1',
	'[::1]',
	'localhost',
	'router.local',
	'metadata.google.internal',
	'1.0.0.127.in-addr.arpa',
	'two words.org',
	'-bad-.org',
	'a..org',
	'https://',
	`${'x'.repeat(64)}.org`,
	`${'x.'.repeat(150)}org`,
])('%j is not a domain', (text) => {
	expect(messageOf(text)).toBe('problems.domain')
})

test.each(['gmail.com', 'yahoo.co.in', 'mail.yahoo.co.in', 'outlook.in', 'rediffmail.com', 'proton.me'])(
	'%s is a free mail provider',
	(text) => {
		expect(messageOf(text)).toBe('trustProblems.commonDomain')
	},
)

function messageOf(text: string) {
	return DomainName.safeParse(text).error?.issues[0]?.message
}
