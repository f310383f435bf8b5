import { expect, test } from 'vitest'
import { safeNext } from './enter-and-leave.ts'

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
