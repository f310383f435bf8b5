import { expect, test } from 'vitest'
import { safeNext } from './enter-and-leave.ts'

test.each(['/matches', '/jobs/1?x=2'])('%s is followed after a login', (next) => {
	expect(safeNext(next)).toBe(next)
})

test.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
	'%s leads home',
	(next) => {
		expect(safeNext(next)).toBe('/')
	},
)
