import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Timestamp, line } from '../platform/basics.ts'

/** The private address at which a calendar program reads the interviews and closing days of an account. */
export const CalendarFeed = z.object({
	createdAt: Timestamp,
	lastReadAt: Timestamp.nullable().describe('by any program, to the minute'),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const showCalendarFeed = endpoint({
	method: 'GET',
	path: 'account/calendar-feed',
	access: 'approved account',
	summary: 'Whether the signed-in account has a calendar address, and when it was last read.',
	details: z.object({ feed: CalendarFeed.nullable() }),
})

export const createCalendarFeed = endpoint({
	method: 'POST',
	path: 'account/calendar-feed',
	access: 'approved account',
	summary:
		'Make a calendar address. One made before stops working. The answer is the only one that has the address.',
	details: z.object({ address: z.url() }),
	message: 'accountsAnswers.calendarFeedMade',
})

export const deleteCalendarFeed = endpoint({
	method: 'DELETE',
	path: 'account/calendar-feed',
	access: 'approved account',
	summary: 'Remove the calendar address. Programs that read it are refused from then on.',
	details: z.null(),
	message: 'accountsAnswers.calendarFeedRemoved',
})

export const readCalendarFeed = endpoint({
	method: 'GET',
	path: 'calendars/:calendarToken/calendar.ics',
	access: 'anyone',
	summary:
		'The interviews of the account that this address belongs to, and the closing days of its saved jobs or of its organisation’s jobs, for a calendar program (RFC 5545).',
	params: z.object({ calendarToken: line().max(100) }),
	details: z.file().mime('text/calendar'),
})
