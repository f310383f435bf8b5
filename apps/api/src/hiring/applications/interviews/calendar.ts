import { language } from '@profile-search/text/language'
import ical, {
	ICalAttendeeStatus,
	ICalCalendarMethod,
	ICalEventStatus,
	ICalEventTransparency,
} from 'ical-generator'

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

/** What every calendar says of an interview, with times in UTC and a permanent UID. */
export function eventOf(
	{
		id,
		sequence,
		startsAt,
		minutes,
		place,
		title,
		message,
		url,
	}: Omit<Appointment, 'organisation' | 'reader'>,
	isCancelled: boolean,
) {
	return {
		id: `interview-${id}@${new URL(url).hostname}`,
		sequence,
		start: startsAt,
		end: new Date(startsAt.getTime() + minutes * 60_000),
		summary: title,
		location: place,
		description: [message, url].filter(Boolean).join('\n\n'),
		url,
		status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
	}
}

/**
 * What a calendar says of a time that is only proposed: it makes nobody busy. Each time has a permanent UID of its own,
 * so that it goes away alone and the interview can take its place.
 */
export function proposedEventOf(proposal: Omit<Appointment, 'organisation' | 'reader'>) {
	const { id, startsAt, url } = proposal
	const time = startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')
	return {
		...eventOf(proposal, false),
		id: `interview-${id}-${time}@${new URL(url).hostname}`,
		status: ICalEventStatus.TENTATIVE,
		transparency: ICalEventTransparency.TRANSPARENT,
	}
}

/** The calendar file (RFC 5545) of one interview. */
export function icsOf(appointment: Appointment, method: keyof typeof methods) {
	const { url, organisation, reader } = appointment
	const calendar = ical({ prodId: productId(), method: methods[method] })
	calendar.createEvent({
		...eventOf(appointment, method === 'cancel'),
		stamp: new Date(),
		organizer: { name: organisation, email: `no-reply@${new URL(url).hostname}` },
		// Whoever puts a file into a calendar is not invited by it (RFC 5546, section 3.2.1).
		attendees: method === 'publish' ? [] : [{ ...reader, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
	})
	return `${calendar.toString()}\r\n`
}

/** What wrote a calendar, and in which language. */
export function productId() {
	return `//Profile Search//Interviews//${language().toUpperCase()}`
}

/** The media type of such a file in a mail or a download. */
export function icsType(method: keyof typeof methods) {
	return `text/calendar; charset=utf-8; method=${methods[method]}`
}
