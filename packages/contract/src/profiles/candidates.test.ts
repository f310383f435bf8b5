import { expect, test } from 'vitest'
import { MobileNumber } from './candidates.ts'

const form = 'profilesProblems.mobile'

test.each([
	['98765 43210', '9876543210'],
	['+91 98765-43210', '+919876543210'],
	['919876543210', '919876543210'],
	['(+91) 98765.43210', '+919876543210'],
	['+44 20 7946 0958', '+442079460958'],
	['+999 1234567', '+9991234567'],
	['098765 43210', '9876543210'],
	['0091 98765 43210', '+919876543210'],
])('a mobile number typed as %s is kept as %s', (typed, kept) => {
	expect(MobileNumber.parse(typed)).toBe(kept)
})

test.each([
	'',
	'12',
	'5876543210',
	'987654321',
	'98765432101',
	'022 2345 6789',
	'00 98765',
	'009876543210000000',
	'+0 98765 43210',
	'+1234567890123456',
	'Call 9876543210',
	'+919876543210 ext 5',
])('%j is not a mobile number', (typed) => {
	expect(MobileNumber.safeParse(typed).error?.issues).toMatchObject([{ message: form }])
})

test('a missing mobile number is asked for', () => {
	expect(MobileNumber.safeParse(null).error?.issues).toMatchObject([
		{ message: 'profilesProblems.mobileMissing' },
	])
})
