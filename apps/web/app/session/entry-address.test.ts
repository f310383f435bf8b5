import { expect, test } from 'vitest'
import { entryAddress, safeNext } from './entry-address.ts'

test.each([
	'/',
	'/matches',
	'/jobs/1?x=2',
	'/jobs?q=a+b%20c#top',
	'/cms/नियम',
	'/jobs?from=https://a.example',
])('%s is followed after a login', (next) => {
	expect(safeNext(next)).toBe(next)
})

test.each([
	null,
	'',
	'https://evil.example',
	'//evil.example',
	'/\\evil.example',
	'javascript:alert(1)',
	// Browsers drop tabs and line breaks from an address, and read a backslash as a slash.
	'/\t/evil.example/x',
	'/\n/evil.example',
	'/\r\n/evil.example',
	'\t//evil.example',
	'/\u0000/evil.example',
	'/ /evil.example',
	'/\u2028/evil.example',
	'/.//evil.example',
	'/x/..//evil.example',
	'/x\\..\\\\evil.example',
	'/\ud800',
	'//',
	'/\t',
])('%j leads home', (next) => {
	expect(safeNext(next)).toBe('/')
})

test.each([
	['login', '/', '/login'],
	['register', '/', '/login?register'],
	['login', '/jobs?query=weaver&page=2', '/login?next=%2Fjobs%3Fquery%3Dweaver%26page%3D2'],
	['register', '/matches', '/login?register&next=%2Fmatches'],
] as const)('the %s that leads on to %s is at %s', (mode, next, address) => {
	expect(entryAddress(mode, next)).toBe(address)
})
