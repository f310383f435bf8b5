import { expect, test } from 'vitest'
import { nextOf, whereToGoOn } from './where-to-go-on.ts'

const stepsDone = (...done: boolean[]) =>
	done.map((isDone, at) => ({ key: `s${at}`, name: `Step ${at}`, to: `/steps/s${at}`, isDone }))

test('somebody new begins at the first step', () => {
	expect(whereToGoOn(stepsDone(false, false, false), '/end')).toBe('/steps/s0')
})

test('somebody who comes back goes on after the last step that is done, and past those skipped before it', () => {
	expect(whereToGoOn(stepsDone(true, false, false), '/end')).toBe('/steps/s1')
	expect(whereToGoOn(stepsDone(false, true, false), '/end')).toBe('/steps/s2')
	expect(whereToGoOn(stepsDone(false, false, true), '/end')).toBe('/end')
})

test('after the last step comes the end', () => {
	expect(nextOf(stepsDone(false, false), 's0', '/end')).toBe('/steps/s1')
	expect(nextOf(stepsDone(false, false), 's1', '/end')).toBe('/end')
})
