import { pageSize } from '@profile-search/contract/platform/basics'
import { undoHours } from '@profile-search/contract/trust/merges'
import type { MergeKind } from '@profile-search/contract/trust/merges'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn, fullNameOf } from '@profile-search/db/schema/accounts/full-name'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { matchChanges } from '@profile-search/db/schema/platform/site'
import { erasures } from '@profile-search/db/schema/privacy/personal-data'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { merges } from '@profile-search/db/schema/trust/merges'
import { and, desc, eq, inArray, isNull, sql, type AnyColumn } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { pageOfList } from '#platform/lists.ts'

/** Locks two accounts in a fixed order until the transaction ends, so that two merges of the same two take turns. */
export async function lockAccounts(db: Db, ids: [string, string]) {
	return db.select().from(accounts).where(inArray(accounts.id, ids)).orderBy(accounts.id).for('update')
}

export async function listAccountsOf(db: Db, ids: [string, string]) {
	return db.select().from(accounts).where(inArray(accounts.id, ids))
}

export async function listProfiles(db: Db, ids: [string, string]) {
	return db.select().from(candidates).where(inArray(candidates.accountId, ids))
}

export async function lockJobs(db: Db, ids: [string, string]) {
	return db.select().from(jobs).where(inArray(jobs.id, ids)).orderBy(jobs.id).for('update')
}

export async function listJobsOf(db: Db, ids: [string, string]) {
	return db.select().from(jobs).where(inArray(jobs.id, ids))
}

export async function countErasures(db: Db, ids: [string, string]) {
	return db.$count(erasures, inArray(erasures.accountId, ids))
}

/** Accounts that were merged into this one, directly or through others. */
export async function listMergedInto(db: Db, accountId: string) {
	const { rows } = await db.execute<{ id: string }>(sql`
		with recursive merged(id, step) as (
			select duplicate_id, 1 from ${merges} where kept_id = ${accountId} and kind = 'person' and undone_at is null
			union all
			select next.duplicate_id, step + 1 from merged join ${merges} next
				on next.kept_id = merged.id and next.kind = 'person' and next.undone_at is null
			where step < 50)
		select id from merged`)
	return rows.map(({ id }) => id)
}

/** Makes the match index and the lists in memory read these rows again. */
export async function noteMatchChanges(db: Db, kind: MergeKind, ids: string[]) {
	await db
		.insert(matchChanges)
		.values(ids.map((subjectId) => ({ subject: kind, subjectId })))
		.onConflictDoNothing()
	await db.execute(sql`select pg_notify('match_changes', '')`)
}

export async function lockMerge(db: Db, mergeId: string) {
	const [merge] = await db.select().from(merges).where(eq(merges.id, mergeId)).for('update')
	return merge
}

export async function findMerge(db: Db, mergeId: string) {
	const [merge] = await db.select().from(merges).where(eq(merges.id, mergeId))
	return merge
}

/** Whether one of the two was merged again since. */
export async function isMergedSince(db: Db, { id, keptId, duplicateId }: typeof merges.$inferSelect) {
	const ends = [keptId, duplicateId]
	const later = await db.$count(
		merges,
		and(
			isNull(merges.undoneAt),
			sql`${merges.id} > ${id}`,
			sql`(${inArray(merges.keptId, ends)} or ${inArray(merges.duplicateId, ends)})`,
		),
	)
	return later > 0
}

/** The end of the time in which a merge can be undone, as SQL. */
export const undoUntil = sql<Date>`${merges.createdAt} + make_interval(hours => ${undoHours})`.mapWith(
	merges.createdAt,
)

const actors = alias(accounts, 'actors')

/** Merges, newest first, with the names of both sides. */
export async function listMerges(db: Db, page: number) {
	const nameOf = (subjectId: AnyColumn) => sql<string | null>`case ${merges.kind}
		when 'person' then ${fullNameOf(subjectId)}
		else (select title from jobs where id = ${subjectId}) end`
	const items = await db
		.select({
			id: merges.id,
			kind: merges.kind,
			keptId: merges.keptId,
			keptName: nameOf(merges.keptId),
			duplicateId: merges.duplicateId,
			duplicateName: nameOf(merges.duplicateId),
			actorName: fullNameIn<string | null>(actors),
			reason: merges.reason,
			createdAt: merges.createdAt,
			undoneAt: merges.undoneAt,
			undoUntil:
				sql<Date | null>`case when ${merges.undoneAt} is null and ${undoUntil} > now() then ${undoUntil} end`.mapWith(
					merges.createdAt,
				),
		})
		.from(merges)
		.leftJoin(actors, eq(actors.id, merges.actorId))
		.orderBy(desc(merges.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return pageOfList(items, await db.$count(merges), page)
}
