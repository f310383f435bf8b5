import { expect, test } from 'vitest'
import { isRemote } from './remote.ts'

test.each([
	['Flutter Developer, remote (health app)', true],
	['This is a fully remote position', true],
	['Work from home, any town', true],
	['Hybrid, remote on Fridays', false],
	['2 days work from home', false],
	['No work from home', false],
	['Controls remote pumps', false],
	['Full time. Remote.', true],
	['Location: Remote', true],
	['Remote / Pune', true],
	['Remote sensing analyst', false],
	['Remote areas of Gadchiroli', false],
	['Camps: remote villages', false],
])('"%s": %s', (text, expected) => {
	expect(isRemote(text)).toBe(expected)
})
