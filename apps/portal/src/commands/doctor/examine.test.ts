import { expect, test } from 'vitest'
import { examine, linesOf } from './examine.ts'
import { ok, warning } from './finding.ts'

const fine = { name: 'fine', look: async () => ok('all is well') }
const odd = { name: 'odd', look: async () => warning('it limps', 'Rest.') }
const silent = { name: 'silent', look: () => new Promise<never>(() => {}) }
const broken = { name: 'broken', look: () => Promise.reject(new Error('it fell')) }
const absent = { name: 'absent', look: async () => undefined }

test.each([
	[[fine, absent], 0],
	[[fine, odd], 1],
	[[fine, odd, silent], 2],
	[[broken], 2],
])('the worst finding decides how the doctor ends', async (checks, exitCode) => {
	expect((await examine(checks, 20)).exitCode).toBe(exitCode)
})

test('every finding is a line, with what to do below it', async () => {
	expect(linesOf(await examine([fine, odd, silent, absent], 20))).toBe(
		[
			'ok       fine    all is well',
			'warning  odd     it limps',
			'                 → Rest.',
			'failed   silent  No answer within 0.02 s.',
			'                 → See docs/operations.md; with LOG_LEVEL=debug the portal says more.',
		].join('\n'),
	)
})
