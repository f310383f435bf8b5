import { expect, test } from 'vitest'
import { count, date, days, duration, pay } from './amounts.ts'

test('amounts are grouped the Indian way', () => {
	expect(count(1_234_567)).toBe('12,34,567')
})

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
	[0, 'No experience yet'],
	[1, '1 month'],
	[12, '1 year'],
	[42, '3 years 6 months'],
])('%i months read %s', (months, text) => {
	expect(duration(months)).toBe(text)
})

test('a moment late in the evening of London is the next day in India, and a day is a day', () => {
	expect(date('2026-11-20T20:00:00Z')).toBe('21 Nov 2026')
	expect(date('2026-11-20')).toBe('20 Nov 2026')
	expect(days(0)).toBe('at once')
})
