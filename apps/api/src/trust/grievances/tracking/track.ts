import { isAnswered } from '@profile-search/contract/trust/grievance-values'
import type { GrievanceKey } from '@profile-search/contract/trust/grievances'
import type { Db } from '@profile-search/db/client'
import { grievances } from '@profile-search/db/schema/trust/grievances'
import { and, eq } from 'drizzle-orm'
import { notFound } from '#platform/refusal.ts'
import type { Grievance } from '../events.ts'
import { listAttachments, listEvents } from '../queries.ts'
import { daysAfter, readNumber } from '../rules/rules.ts'
import { findTerms } from '../rules/terms.ts'

/**
 * The grievance of a number and an address, in one query: a correct number with a wrong address runs the same query
 * and gets the same answer as an unknown number.
 */
export async function openGrievance(db: Db, { number, email }: GrievanceKey, lock?: 'lock') {
	const query = db
		.select()
		.from(grievances)
		.where(and(eq(grievances.number, readNumber(number)), eq(grievances.email, email)))
	const [grievance] = await (lock ? query.for('update') : query)
	if (!grievance) throw notFound('trustRefusals.noSuchGrievance')
	return grievance
}

/** The view of the complainant: the public lines of the log, and nothing internal. */
export async function trackedView(db: Db, grievance: Grievance, now = new Date()) {
	const [events, attachments, terms] = await Promise.all([
		listEvents(db, grievance.id, 'public'),
		listAttachments(db, grievance.id),
		findTerms(db),
	])
	const { number, kind, status, subject, name, behalfName, behalfRelation, resolvedAt } = grievance
	const until = resolvedAt && daysAfter(resolvedAt, terms.reopenDays)
	const isOver = isAnswered(status)
	return {
		number,
		kind,
		class: grievance.class,
		status,
		subject,
		name,
		behalfName,
		behalfRelation,
		...shownTimes(grievance),
		asOf: now,
		events: events.map(({ id, at, kind: what, party, message, toStatus }) => ({
			id,
			at,
			kind: what,
			party,
			message,
			toStatus,
			attachments: attachments.filter(({ eventId }) => eventId === id),
		})),
		officer: terms.officer,
		reopenUntil: until && isOver && status !== 'closed' && now < until ? until : null,
		appealUntil: isOver && resolvedAt ? daysAfter(resolvedAt, terms.appealDays) : null,
		appealUrl: terms.appealUrl,
	}
}

/** The timestamps and the rating, as both sides see them. */
export function shownTimes(grievance: Grievance) {
	const { filedAt, acknowledgeDueAt, acknowledgedAt, clockStartedAt, resolveDueAt, resolvedAt, closedAt } =
		grievance
	const { reopenedTimes, stars, ratingComment } = grievance
	return {
		filedAt,
		acknowledgeDueAt,
		acknowledgedAt,
		clockStartedAt,
		resolveDueAt,
		resolvedAt,
		closedAt,
		reopenedTimes,
		stars,
		ratingComment,
	}
}
