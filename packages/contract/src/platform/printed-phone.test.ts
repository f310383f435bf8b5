import { expect, test } from 'vitest'
import { printedPhone } from './printed-phone.ts'

test.each([
	['9876543210', '98765 43210'],
	['+919876543210', '+91 98765 43210'],
	['919876543210', '91 98765 43210'],
	['+33612345678', '+33612345678'],
	['020 2612 3456', '020 2612 3456'],
])('%s is printed as %s', (number, printed) => {
	expect(printedPhone(number)).toBe(printed)
})
