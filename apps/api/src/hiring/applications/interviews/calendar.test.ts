import { expect, test } from 'vitest'
import { icsOf } from './calendar.ts'

const appointment = {
	id: '0197a3c2-0000-7000-8000-00000000abcd',
	sequence: 3,
	startsAt: new Date('2026-12-01T08:30:00Z'),
	minutes: 45,
	place: 'https://meet.example/room?a=1;b=2,c',
	title: 'Interview: सॉफ्टवेअर अभियंता, वरिष्ठ; “Java” · Green Fields',
	message: 'Please bring:\r\n1. your papers, all;\n2. a pen \\ two',
	url: 'https://portal.example/applications/1',
	organisation: 'Green "Fields", Ltd',
	reader: { name: 'Asha "A"; Kulkarni', email: 'asha@example.com' },
}

test('an interview is written for calendars in UTC, with a permanent id and an increasing sequence number', () => {
	const { calendar, event } = parsed(icsOf(appointment, 'request'))

	expect(calendar).toMatchObject({ VERSION: '2.0', METHOD: 'REQUEST' })
	expect(event).toMatchObject({
		UID: `interview-${appointment.id}@portal.example`,
		SEQUENCE: '3',
		DTSTART: '20261201T083000Z',
		DTEND: '20261201T091500Z',
		STATUS: 'CONFIRMED',
		SUMMARY: appointment.title,
		LOCATION: appointment.place,
		DESCRIPTION:
			'Please bring:\n1. your papers, all;\n2. a pen \\ two\n\nhttps://portal.example/applications/1',
		ORGANIZER: 'mailto:no-reply@portal.example',
		ATTENDEE: 'MAILTO:asha@example.com',
	})
	expect(event['DTSTAMP']).toMatch(/^\d{8}T\d{6}Z$/)
})

test('a cancelled interview keeps its id and is marked as cancelled', () => {
	const { calendar, event } = parsed(icsOf({ ...appointment, sequence: 4 }, 'cancel'))

	expect(calendar).toMatchObject({ METHOD: 'CANCEL' })
	expect(event).toMatchObject({
		UID: `interview-${appointment.id}@portal.example`,
		SEQUENCE: '4',
		STATUS: 'CANCELLED',
	})
})

test('a file that is downloaded invites nobody', () => {
	const { calendar, event } = parsed(icsOf(appointment, 'publish'))

	expect(calendar).toMatchObject({ METHOD: 'PUBLISH' })
	expect(event['ORGANIZER']).toBe('mailto:no-reply@portal.example')
	expect(event['ATTENDEE']).toBeUndefined()
})

test('lines end as the standard requires and are folded at 75 octets, never within a character', () => {
	const long = { ...appointment, title: 'मुलाखत 😀 '.repeat(40), message: `${'x'.repeat(400)}\n`.repeat(5) }
	const ics = icsOf(long, 'publish')

	expect(ics).not.toMatch(/[^\r]\n|\r[^\n]/)
	expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
	for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
	expect(parsed(ics).event['SUMMARY']).toBe(long.title)
})

test('text by a person cannot start a line of its own', () => {
	const sly = 'x\r\nATTENDEE:mailto:evil@example.com\r\nEND:VEVENT'
	const ics = icsOf(
		{
			...appointment,
			title: sly,
			message: sly,
			place: sly,
			organisation: sly,
			reader: { name: sly, email: 'a@example.com' },
		},
		'request',
	)

	const names = unfolded(ics).map((line) => /^[A-Z-]+/.exec(line)?.[0])
	expect(names.filter((name) => name === 'ATTENDEE')).toHaveLength(1)
	expect(names.filter((name) => name === 'END')).toHaveLength(2)
	expect(parsed(ics).event['LOCATION']).toBe(sly.replaceAll('\r\n', '\n'))
})

function unfolded(ics: string) {
	return ics
		.replaceAll(/\r\n[ \t]/g, '')
		.split('\r\n')
		.filter(Boolean)
}

/** A reader of calendar files: the properties outside and inside of the one event, with their text unescaped. */
function parsed(ics: string) {
	const calendar: Record<string, string> = {}
	const event: Record<string, string> = {}
	let into = calendar
	for (const line of unfolded(ics)) {
		const [, name = '', value = ''] = /^([A-Z-]+)(?:;(?:[^":;]|"[^"]*"|;)*)?:(.*)$/s.exec(line) ?? []
		expect(name, line).not.toBe('')
		if (line === 'BEGIN:VEVENT') into = event
		else if (line === 'END:VEVENT') into = calendar
		else into[name] = value.replaceAll(/\\(.)/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter))
	}
	return { calendar, event }
}
