import { expect, test } from 'vitest'
import { count, date, days, duration } from './amounts.ts'

test('amounts are grouped the Indian way', () => {
	expect(count(1_234_567)).toBe('12,34,567')
})

test.each([
	[0, 'No experience yet'],
	[1, '1 month'],
	[12, '1 year'],
	[42, '3 years 6 months'],
])('%i months read %s', (months, text) => {
	expect(duration(months)).toBe(text)
})

test('a late evening in London is the next day in India, and a plain date stays the same', () => {
	expect(date('2026-11-20T20:00:00Z')).toBe('21 Nov 2026')
	expect(date('2026-11-20')).toBe('20 Nov 2026')
	expect(days(0)).toBe('immediately')
})
