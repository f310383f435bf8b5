import { expect, test } from 'vitest'
import { calendarDay, dayNumber, firstDayOf, lastDayOf, monthOf, parseIsoDay } from './calendar.ts'

test('day numbers agree with Date over two centuries', () => {
	for (let days = -40_000; days < 40_000; days += 13) {
		const date = new Date(days * 86_400_000)
		const expected = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }

		expect(calendarDay(days)).toEqual(expected)
		expect(dayNumber(expected.year, expected.month, expected.day)).toBe(days)
	}
})

test('a month has its first and last day', () => {
	expect(firstDayOf(monthOf(2024, 2))).toBe('2024-02-01')
	expect(lastDayOf(monthOf(2024, 2))).toBe('2024-02-29')
	expect(lastDayOf(monthOf(2025, 12))).toBe('2025-12-31')
})

test('an invalid day is refused', () => {
	expect(() => parseIsoDay('1.11.2026')).toThrow('"1.11.2026" is not a day')
})
