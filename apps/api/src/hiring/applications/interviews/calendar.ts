import { language } from '@profile-search/text/language'
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** An interview as it appears in one reader's calendar. */
export type Appointment = {
	id: string
	/** Increases with each change; a calendar keeps the highest. */
	sequence: number
	startsAt: Date
	minutes: number
	place: string
	title: string
	message: string | null
	/** The page of the portal with the details. */
	url: string
	organisation: string
	/** The owner of the calendar. The other side is not listed, so that no address is disclosed. */
	reader: { name: string; email: string }
}

const methods = {
	/** Sent by mail when the interview is fixed. */
	request: ICalCalendarMethod.REQUEST,
	/** Sent by mail when it is cancelled. */
	cancel: ICalCalendarMethod.CANCEL,
	/** Downloaded from the page. */
	publish: ICalCalendarMethod.PUBLISH,
}

/** The calendar file (RFC 5545), with times in UTC and a permanent UID. */
export function icsOf(appointment: Appointment, method: keyof typeof methods) {
	const { id, sequence, startsAt, minutes, place, title, message, url, organisation, reader } = appointment
	const { hostname } = new URL(url)
	const calendar = ical({
		prodId: `//Profile Search//Interviews//${language().toUpperCase()}`,
		method: methods[method],
	})
	calendar.createEvent({
		id: `interview-${id}@${hostname}`,
		sequence,
		stamp: new Date(),
		start: startsAt,
		end: new Date(startsAt.getTime() + minutes * 60_000),
		summary: title,
		location: place,
		description: [message, url].filter(Boolean).join('\n\n'),
		url,
		status: method === 'cancel' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		organizer: { name: organisation, email: `no-reply@${hostname}` },
		attendees: [{ ...reader, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
	})
	return `${calendar.toString()}\r\n`
}

/** The media type of such a file in a mail or a download. */
export function icsType(method: keyof typeof methods) {
	return `text/calendar; charset=utf-8; method=${methods[method]}`
}
