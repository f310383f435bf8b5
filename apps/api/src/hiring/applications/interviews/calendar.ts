import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** An interview as one reader's calendar shows it. */
export type Appointment = {
	id: string
	/** Goes up with each change; a calendar keeps the highest. */
	sequence: number
	startsAt: Date
	minutes: number
	place: string
	title: string
	words: string | null
	/** The page of the portal that tells more. */
	url: string
	organisation: string
	/** Whose calendar it is. The other side stays nameless here, so that no address is handed on. */
	reader: { name: string; email: string }
}

const methods = {
	/** Sent by mail: it is fixed. */
	request: ICalCalendarMethod.REQUEST,
	/** Sent by mail: it is off. */
	cancel: ICalCalendarMethod.CANCEL,
	/** Taken from the page. */
	publish: ICalCalendarMethod.PUBLISH,
}

/** The file for a calendar (RFC 5545): times in UTC, one UID for life. */
export function icsOf(appointment: Appointment, method: keyof typeof methods) {
	const { id, sequence, startsAt, minutes, place, title, words, url, organisation, reader } = appointment
	const { hostname } = new URL(url)
	const calendar = ical({ prodId: '//Profile Search//Interviews//EN', method: methods[method] })
	calendar.createEvent({
		id: `interview-${id}@${hostname}`,
		sequence,
		stamp: new Date(),
		start: startsAt,
		end: new Date(startsAt.getTime() + minutes * 60_000),
		summary: title,
		location: place,
		description: [words, url].filter(Boolean).join('\n\n'),
		url,
		status: method === 'cancel' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		organizer: { name: organisation, email: `no-reply@${hostname}` },
		attendees: [{ ...reader, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
	})
	return `${calendar.toString()}\r\n`
}

/** How a mail and a download name the type of such a file. */
export function icsType(method: keyof typeof methods) {
	return `text/calendar; charset=utf-8; method=${methods[method]}`
}
