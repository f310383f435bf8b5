import { expect, test } from 'vitest'
import { dayAfter, dayIn, daysBetween, momentIn, offsetIn, timeIn } from './site-time.ts'
import { TimeZone } from './time-zone.ts'

const lateEvening = new Date('2026-11-21T19:00:00Z')

test.each([
	['Asia/Kolkata', '2026-11-22', '00:30', '+05:30'],
	['UTC', '2026-11-21', '19:00', '+00:00'],
	['America/St_Johns', '2026-11-21', '15:30', '-03:30'],
	['Pacific/Kiritimati', '2026-11-22', '09:00', '+14:00'],
	['Asia/Kathmandu', '2026-11-22', '00:45', '+05:45'],
])('a moment has its own day and time in %s', (zone, day, time, offset) => {
	expect([dayIn(zone, lateEvening), timeIn(zone, lateEvening), offsetIn(zone, lateEvening)]).toEqual([
		day,
		time,
		offset,
	])
})

test('a local time is converted back correctly on both sides of a clock change', () => {
	expect(momentIn('Europe/Paris', '2026-03-29T01:30').toISOString()).toBe('2026-03-29T00:30:00.000Z')
	expect(momentIn('Europe/Paris', '2026-03-29T03:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
	expect(momentIn('Asia/Kolkata', '2026-12-31T23:45').toISOString()).toBe('2026-12-31T18:15:00.000Z')
})

test('days are counted across the ends of months and years', () => {
	expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02')
	expect(daysBetween('2027-01-02', '2026-12-30')).toBe(-3)
})

test('an unknown time zone is refused', () => {
	expect(TimeZone.safeParse('Asia/Kolkata').success).toBe(true)
	expect(TimeZone.safeParse('Asia/Atlantis').error?.issues[0]?.message).toBe('problems.timeZone')
	expect(TimeZone.safeParse('').success).toBe(false)
})
