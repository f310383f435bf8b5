import type { Db } from '@profile-search/db/client'
import { t } from '@profile-search/text/translate'
import ical, { ICalEventTransparency } from 'ical-generator'
import { listFixed, listProposed } from '../applications/interviews/calendar-queries.ts'
import { eventOf, productId, proposedEventOf } from '../applications/interviews/calendar.ts'
import { calendarTitle, pageOf, proposedTitle } from '../applications/interviews/labels.ts'
import type { Party } from '../applications/interviews/queries.ts'
import { listOwnClosings, listSavedClosings } from './queries.ts'

/** How often a calendar program is asked to read again, in seconds. */
const refreshSeconds = 3600

/**
 * The calendar of an account as a file (RFC 5545, with the name and refresh interval of RFC 7986), in the language of its
 * reader. Interviews and the times proposed for them are in UTC; last days of jobs are all-day entries, which are on the
 * same day in every time zone. Without a METHOD it is no invitation, and DTSTAMP is the time of the last change (section
 * 3.8.7.2), so the file stays the same until something in it changes.
 */
export async function calendarFileOf(db: Db, party: Party, publicUrl: string) {
	const calendar = ical({
		prodId: productId(),
		name: t('hiringDocuments.calendar.name', { site: t('site.name') }),
		ttl: refreshSeconds,
	})
	for (const interview of await listFixed(db, party)) {
		const appointment = {
			...interview,
			title: calendarTitle(interview),
			url: `${publicUrl}/${pageOf(interview)}`,
		}
		calendar.createEvent({
			...eventOf(appointment, interview.status === 'cancelled'),
			stamp: interview.updatedAt,
			lastModified: interview.updatedAt,
		})
	}
	for (const proposal of await listProposed(db, party)) {
		const title = proposedTitle(proposal)
		calendar.createEvent({
			...proposedEventOf({ ...proposal, title, url: `${publicUrl}/${pageOf(proposal)}` }),
			stamp: proposal.updatedAt,
			lastModified: proposal.updatedAt,
		})
	}
	for (const closing of await listClosings(db, party)) calendar.createEvent(closingDay(closing, publicUrl))
	return `${calendar.toString()}\r\n`
}

async function listClosings(db: Db, { id, organisationId }: Party) {
	if (!organisationId) {
		const closings = await listSavedClosings(db, id)
		return closings.map((job) => ({
			...job,
			summary: t('hiringDocuments.calendar.closes', { job: job.title, organisation: job.organisation }),
			page: `jobs/${job.id}`,
		}))
	}
	const closings = await listOwnClosings(db, organisationId)
	return closings.map((job) => ({
		...job,
		summary: t('hiringDocuments.calendar.closesOwn', { job: job.title }),
		page: `job-pipeline/${job.id}`,
	}))
}

type Closing = Awaited<ReturnType<typeof listClosings>>[number]

function closingDay({ id, version, closesOn, updatedAt, summary, page }: Closing, publicUrl: string) {
	const url = `${publicUrl}/${page}`
	return {
		id: `closing-${id}@${new URL(url).hostname}`,
		sequence: version,
		start: closesOn,
		allDay: true,
		transparency: ICalEventTransparency.TRANSPARENT,
		summary,
		description: url,
		url,
		stamp: updatedAt,
		lastModified: updatedAt,
	}
}
