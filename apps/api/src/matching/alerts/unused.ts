import { confirmDays } from '@profile-search/contract/matching/alerts'
import type { Db } from '@profile-search/db/client'
import { alertDigests, alertMailboxes, alerts } from '@profile-search/db/schema/matching/alerts'
import { and, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'

const isOfMatches = sql`${alerts.kind} in ('job_matches', 'person_matches')`

/** Alerts that were unused for a year, and whose owners were not asked yet. */
export async function listUnused(db: Db) {
	return db
		.select({ id: alerts.id })
		.from(alerts)
		.where(
			and(
				lt(alerts.usedAt, sql`now() - interval '12 months'`),
				isNull(alerts.askedAt),
				ne(alerts.frequency, 'none'),
				isNotNull(alerts.confirmedAt),
				isNull(alerts.removedAt),
			),
		)
		.limit(1000)
}

/**
 * Deletes alerts that were removed a day ago, never confirmed, or asked about a month ago without an answer; then the
 * addresses without an alert. Digests are deleted after 14 months, when the keys in their mails have no use any more.
 */
export async function deleteOld(db: Db) {
	const isUnanswered = and(
		lt(alerts.askedAt, sql`now() - interval '1 month'`),
		lt(alerts.usedAt, alerts.askedAt),
	)
	await db
		.update(alerts)
		.set({ frequency: 'none', askedAt: null, usedAt: sql`now()` })
		.where(and(isUnanswered, isOfMatches))
	await db
		.delete(alerts)
		.where(
			or(
				lt(alerts.removedAt, sql`now() - interval '1 day'`),
				and(
					isNull(alerts.confirmedAt),
					lt(alerts.createdAt, sql`now() - make_interval(days => ${confirmDays})`),
				),
				isUnanswered,
			),
		)
	await db
		.delete(alertMailboxes)
		.where(
			and(
				lt(alertMailboxes.createdAt, sql`now() - interval '1 day'`),
				sql`not exists (select from ${alerts} alert where alert.mailbox_id = ${alertMailboxes.id})`,
			),
		)
	await db.delete(alertDigests).where(lt(alertDigests.createdAt, sql`now() - interval '14 months'`))
}
