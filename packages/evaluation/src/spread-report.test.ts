import { expect, test } from 'vitest'
import { gini } from './spread-report.ts'

test.each([
	[[], 0],
	[[3, 3, 3], 0],
	[[0, 0, 0, 8], 0.75],
	[[4, 2], 1 / 6],
])('%j are spread by %d', (values, expected) => {
	expect(gini(values)).toBeCloseTo(expected, 9)
})
