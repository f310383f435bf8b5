import { expect, test } from 'vitest'
import { monthlyPay, pay } from './pay.ts'

test.each([
	[{ payMin: 40_000, payMax: 60_000, payPeriod: 'month' as const }, '₹\u00a040,000 – 60,000 a month'],
	[{ payMin: 600_000, payMax: 600_000, payPeriod: 'year' as const }, '₹\u00a06,00,000 a year'],
	[{ payMin: 500, payMax: null, payPeriod: 'day' as const }, 'from ₹\u00a0500 a day'],
	[{ payMin: null, payMax: 80, payPeriod: 'hour' as const }, 'up to ₹\u00a080 an hour'],
	[{ payMin: null, payMax: null, payPeriod: 'month' as const }, 'Pay not disclosed'],
])('%o reads %s', (job, text) => {
	expect(pay(job)).toBe(text)
})

test.each([
	[
		{ payMin: 40_000, payMax: 60_000, payPeriod: 'month' as const },
		{ from: 40_000, to: 60_000 },
	],
	[
		{ payMin: 600_000, payMax: null, payPeriod: 'year' as const },
		{ from: 50_000, to: 50_000 },
	],
	[
		{ payMin: null, payMax: 100, payPeriod: 'hour' as const },
		{ from: 20_800, to: 20_800 },
	],
	[{ payMin: null, payMax: null, payPeriod: 'day' as const }, null],
])('%o is %o a month', (job, monthly) => {
	expect(monthlyPay(job)).toEqual(monthly)
})
