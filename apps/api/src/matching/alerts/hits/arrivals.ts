import type { SearchedList } from '@profile-search/contract/matching/alerts'
import type { Db } from '@profile-search/db/client'
import { alertProgress } from '@profile-search/db/schema/matching/alerts'
import { sql } from 'drizzle-orm'
import { listedAt } from '#search/index/lists/jobs-list.ts'
import { openJob } from '#visibility/open-job.ts'

/** A new entry of a list: when it became new, and how recent, in seconds, the entry of the list in memory must be. */
export type Arrival = { id: string; since: Date; changedAt: number }

export type Arrivals = Record<SearchedList, Arrival[]>

/**
 * The position up to which the table of changes has been read. Undefined where that position does not lead to the
 * present, as in a database that was restored elsewhere; then reading starts with the changes from now on.
 */
export async function findPosition(db: Db, horizon: string) {
	const [found] = await db.select().from(alertProgress)
	if (found && BigInt(found.position) <= BigInt(horizon)) return found
	await db
		.insert(alertProgress)
		.values({ position: horizon })
		.onConflictDoUpdate({ target: alertProgress.id, set: { position: horizon, movedAt: sql`now()` } })
	return undefined
}

/** False when another run was faster. */
export async function updatePosition(db: Db, from: string, to: string) {
	const moved = await db
		.update(alertProgress)
		.set({ position: to, movedAt: sql`now()` })
		.where(sql`${alertProgress.position} = ${from}::xid8`)
		.returning({ id: alertProgress.id })
	return moved.length > 0
}

/**
 * The entries that came into the lists between two positions. A job is new from its first publication, and publishing
 * it again does not make it newer. A person is also new with each change of the profile, since changes produce new
 * matches. An organisation is new when it is approved.
 */
export async function listArrivals(db: Db, from: string, to: string): Promise<Arrivals> {
	const changed = (subject: string) => sql`(
		select subject_id as id, max(at) as at from match_changes
		where subject = ${subject} and transaction >= ${from}::xid8 and transaction < ${to}::xid8 group by subject_id)`
	const [jobs, people, organisations] = await Promise.all([
		read(
			db,
			sql`select job.id, job.published_at as since, ${listedAt} as changed_at
				from ${changed('job')} change join jobs job on job.id = change.id where ${openJob('job')}`,
		),
		read(
			db,
			sql`select change.id, change.at as since, extract(epoch from candidate.updated_at)::int as changed_at
				from ${changed('person')} change join candidates candidate on candidate.account_id = change.id
				join accounts account on account.id = change.id and account.status = 'approved' and account.user_type = 'candidate'`,
		),
		read(
			db,
			sql`select change.id, max(decision.at) as since, 0 as changed_at
				from ${changed('organisation')} change
				join organisation_members member on member.organisation_id = change.id and member.role = 'owner'
				join accounts owner on owner.id = member.account_id and owner.status = 'approved'
				join audit_log decision on decision.subject_id = owner.id and decision.action = 'account_approved'
				group by change.id`,
		),
	])
	return { jobs, people, organisations }
}

async function read(db: Db, query: ReturnType<typeof sql>): Promise<Arrival[]> {
	const { rows } = await db.execute<{ id: string; since: string; changed_at: number }>(query)
	return rows.map(({ id, since, changed_at }) => ({ id, since: new Date(since), changedAt: changed_at }))
}
