import type { Db } from '@profile-search/db/client'
import { matchChanges } from '@profile-search/db/schema/platform/site'
import { sql } from 'drizzle-orm'

export type MatchChange = {
	transaction: string
	subject: 'person' | 'job' | 'organisation' | 'knowledge' | 'learning'
	subjectId: string
}

/** What puts a part of the index out of date as a whole: lists hold the names of skills and professions, and nothing that is learned. */
export const outdating = {
	lists: ['knowledge'],
	matches: ['knowledge', 'learning'],
} as const satisfies Record<string, MatchChange['subject'][]>

export type Outdating = (typeof outdating)[keyof typeof outdating]

/** The ids of this subject among the changes. */
export function idsOf(changes: readonly MatchChange[], subject: MatchChange['subject']) {
	return [
		...new Set(changes.filter((change) => change.subject === subject).map((change) => change.subjectId)),
	]
}

/**
 * The oldest transaction still in progress. All changes of older transactions are visible by now, so a follower that
 * has read up to here misses nothing.
 */
export async function findHorizon(db: Db) {
	const { rows } = await db.execute<{ horizon: string }>(
		sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
	)
	return rows[0]?.horizon ?? '0'
}

/**
 * Prepares the one statement of a round: the visible changes of a transaction and later ones, and the horizon and the
 * snapshot at that moment.
 */
export function prepareRound(db: Db) {
	const statement = db
		.select({
			horizon: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
			snapshot: sql<string>`pg_current_snapshot()::text`,
			transaction: sql<string | null>`${matchChanges.transaction}::text`,
			subject: matchChanges.subject,
			subjectId: matchChanges.subjectId,
		})
		.from(sql`(select) one`)
		.leftJoin(
			matchChanges,
			sql`${matchChanges.transaction} >= ${sql.placeholder('from')}::xid8 and ${matchChanges.subject} in ('person', 'job', 'organisation', 'knowledge', 'learning')`,
		)
		.prepare('match_changes_from')

	return async (from: string): Promise<{ horizon: string; snapshot: string; changes: MatchChange[] }> => {
		const rows = await statement.execute({ from })
		const changes = rows.flatMap(({ transaction, subject, subjectId }) =>
			transaction && subject && subject !== 'reader' && subject !== 'detail' && subjectId
				? { transaction, subject, subjectId }
				: [],
		)
		return { horizon: rows[0]?.horizon ?? '0', snapshot: rows[0]?.snapshot ?? '', changes }
	}
}

/** A row of the change table that a snapshot refers to. */
export type Mark = { transaction: string; id: string }

/**
 * Inserts a mark before the state of a snapshot is taken. A database that has the mark has the history that the
 * snapshot was made from. The mark is dated like the oldest transaction still in progress, so it is deleted no later
 * than any change that the snapshot may lack.
 */
export async function insertMark(db: Db): Promise<Mark> {
	const { rows } = await db.execute<Mark>(sql`
		insert into ${matchChanges} (subject, subject_id, at)
		select 'snapshot', gen_random_uuid(), coalesce(min(xact_start), now())
		from pg_stat_activity where datname = current_database()
		returning transaction::text, subject_id as id`)
	const [mark] = rows
	if (!mark) throw new Error('The mark of a snapshot was not stored.')
	return mark
}

/** Why the change table does not lead from this position to the present. Undefined when it does. */
export async function findGap(
	db: Db,
	position: string,
	mark: Mark,
	outdatedBy: readonly Outdating[number][],
) {
	// Changes are deleted after a day; the hour less is the time that catching up may take.
	const { rows } = await db.execute<{ is_ahead: boolean; is_marked: boolean; is_outdated: boolean }>(sql`
		select pg_snapshot_xmax(pg_current_snapshot()) < ${position}::xid8 as is_ahead,
			exists (select from ${matchChanges} where transaction = ${mark.transaction}::xid8 and subject = 'snapshot'
				and subject_id = ${mark.id} and at > now() - interval '23 hours') as is_marked,
			exists (select from ${matchChanges} where transaction >= ${position}::xid8 and subject = any(${sql.param(outdatedBy)}::text[])) as is_outdated`)
	const [found] = rows
	if (!found || found.is_ahead) return 'it is ahead of the database, which may have been restored'
	if (!found.is_marked) return 'the change table does not reach back to it, or the database is another one'
	return found.is_outdated ? 'what it was made with has changed since' : undefined
}

/**
 * Deletes changes that every running node has long read. A node that starts with an older snapshot reads everything
 * anew.
 */
export async function deleteOldChanges(db: Db) {
	await db.delete(matchChanges).where(sql`${matchChanges.at} < now() - interval '1 day'`)
}
