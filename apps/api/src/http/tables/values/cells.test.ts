import { expect, test } from 'vitest'
import { numberOf } from './cells.ts'

test.each([
	['₹ 25,000', 25_000],
	['Rs. 2.5', 2.5],
	['२५', 25],
	['-5', -5],
])('%s is a number, whose range the form checks', (text, number) => {
	expect(numberOf(text)).toBe(number)
})

test.each(['plenty', '5-6', '--5', ''])('“%s” is none', (text) => {
	expect(numberOf(text)).toBe(text)
})
