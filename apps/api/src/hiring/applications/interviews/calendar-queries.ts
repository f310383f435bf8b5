import { endedStates } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { interviews } from '@profile-search/db/schema/hiring/interviews'
import { and, desc, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { rowsFor, seenBy, type Party } from './queries.ts'

/** The most interviews in the calendar of one side, of those with a fixed time and of those without. */
const mostInCalendar = 1000

/**
 * The interviews that had a fixed time within the last 90 days or have one ahead, also those that were cancelled; latest
 * first.
 */
export async function listFixed(db: Db, party: Party) {
	const isRecent = gt(interviews.startsAt, sql`now() - interval '90 days'`)
	const rows = await rowsFor(db, party, and(ne(interviews.status, 'proposed'), isRecent))
		.orderBy(desc(interviews.startsAt), desc(interviews.id))
		.limit(mostInCalendar)
	return rows.flatMap((row) => (row.startsAt ? [{ ...seenBy(party, row), startsAt: row.startsAt }] : []))
}

/**
 * The times that wait for the applicant's choice, in the order of their interviews; none while the applicant asks for
 * others.
 */
export async function listProposed(db: Db, party: Party) {
	const isWaiting = and(
		eq(interviews.status, 'proposed'),
		isNull(interviews.wish),
		notInArray(applications.status, [...endedStates]),
	)
	const rows = await rowsFor(db, party, isWaiting).orderBy(desc(interviews.id)).limit(mostInCalendar)
	return rows.flatMap((row) => row.times.map((startsAt) => ({ ...seenBy(party, row), startsAt })))
}
