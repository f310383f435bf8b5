import { inLanguage } from '@profile-search/text/language'
import { expect, test } from 'vitest'
import { fromLocalInput, toLocalInput } from './local-input.ts'
import { zonedTime, zoneName } from './zoned.ts'

/** Runs in the time zone of a place. */
function inPlace<Answer>(zone: string, ask: () => Answer) {
	const before = process.env['TZ']
	process.env['TZ'] = zone
	try {
		return ask()
	} finally {
		if (before === undefined) delete process.env['TZ']
		else process.env['TZ'] = before
	}
}

test.each([
	['Asia/Kolkata', '2026-11-24T14:00', '2026-11-24T08:30:00.000Z'],
	['Asia/Kolkata', '2026-12-31T23:45', '2026-12-31T18:15:00.000Z'],
	['UTC', '2026-11-24T14:00', '2026-11-24T14:00:00.000Z'],
	['America/New_York', '2026-11-24T21:00', '2026-11-25T02:00:00.000Z'],
	['America/New_York', '2026-07-01T21:00', '2026-07-02T01:00:00.000Z'],
	['Asia/Kathmandu', '2026-11-24T00:00', '2026-11-23T18:15:00.000Z'],
])('in %s the field %s means %s, and back', (zone, text, moment) => {
	expect(inPlace(zone, () => fromLocalInput(text))).toBe(moment)
	expect(inPlace(zone, () => toLocalInput(new Date(moment)))).toBe(text)
})

test('an hour skipped by daylight saving becomes the one after it', () => {
	expect(inPlace('America/New_York', () => fromLocalInput('2026-03-08T02:30'))).toBe(
		'2026-03-08T07:30:00.000Z',
	)
})

test.each(['', 'tomorrow', '2026-13-40T99:99'])('the text %j is not a time', (text) => {
	expect(fromLocalInput(text)).toBe('')
})

test('a time is shown in the time zone of a place, with its name', () => {
	const at = '2026-11-24T20:30:00.000Z'

	expect(zonedTime(at, 45, 'Asia/Kolkata')).toBe('Wed, 25 Nov 2026, 02:00–02:45 (Kolkata, UTC+5:30)')
	expect(zonedTime(at, 0, 'America/New_York')).toBe('Tue, 24 Nov 2026, 15:30 (New York, UTC-5)')
	expect(zoneName('Asia/Calcutta', new Date(at))).toBe('Kolkata, UTC+5:30')
})

test('in Hindi and Marathi, a time zone has the name of its time', () => {
	const name = () => zoneName('Asia/Kolkata', new Date('2026-11-24T20:30:00.000Z'))

	expect(inLanguage('hi', name)).toBe('भारतीय मानक समय, UTC+5:30')
	expect(inLanguage('mr', name)).toBe('भारतीय प्रमाण वेळ, UTC+5:30')
})
