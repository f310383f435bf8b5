import { createHash } from 'node:crypto'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { matchChanges, milestones } from '@profile-search/db/schema/platform/site'
import { and, asc, eq, exists, gt, isNotNull, sql } from 'drizzle-orm'
import { findKeptSecret } from '#platform/settings/kept-secret.ts'

/** The key that shows search engines that the portal itself tells them: 32 hexadecimal digits. */
export async function findIndexNowKey(db: Db) {
	const secret = await findKeptSecret(db, 'index_now')
	return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}

const milestone = 'jobs announced'

/** Until when changes were told of; now, where nothing was told yet. */
export async function findToldUntil(db: Db): Promise<Date> {
	const [found] = await db
		.insert(milestones)
		.values({ name: milestone })
		.onConflictDoUpdate({ target: milestones.name, set: { name: milestone } })
		.returning({ toldUntil: milestones.reachedAt })
	return found?.toldUntil ?? new Date()
}

export async function saveToldUntil(db: Db, toldUntil: Date) {
	await db.update(milestones).set({ reachedAt: toldUntil }).where(eq(milestones.name, milestone))
}

/** The time of the database, before which all changes are read. */
export async function readTime(db: Db) {
	const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
	return new Date(rows[0]?.now ?? Date.now())
}

/**
 * Public jobs that were opened, changed or closed since a time, by id, the first ones after an id. A minute before is looked
 * at again, since a change is dated by the beginning of its transaction.
 */
export async function listChangedJobs(
	db: Db,
	{ since, after, limit }: { since: Date; after: string; limit: number },
) {
	const isChanged = and(
		eq(matchChanges.subject, 'job'),
		eq(matchChanges.subjectId, jobs.id),
		sql`${matchChanges.at} > ${since.toISOString()}::timestamptz - interval '1 minute'`,
	)
	const changed = await db
		.select({ id: jobs.id })
		.from(jobs)
		.where(
			and(
				isNotNull(jobs.publishedAt),
				gt(jobs.id, after),
				exists(
					db
						.select({ one: sql`1` })
						.from(matchChanges)
						.where(isChanged),
				),
			),
		)
		.orderBy(asc(jobs.id))
		.limit(limit)
	return changed.map(({ id }) => id)
}
