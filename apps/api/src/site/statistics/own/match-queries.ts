import { statisticsKeptDays } from '@profile-search/contract/site/statistics/own'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { accountActivity, sessions } from '@profile-search/db/schema/accounts/sessions'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { matchCounts, pageViewers, pageViews } from '@profile-search/db/schema/site/statistics'
import { lte, sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'
import { splitPeriods, twicePeriod } from '#profiles/visits/days.ts'

/** Stores how many jobs fit each of these people today. Ordered by id, so that nodes never deadlock. */
export async function upsertMatchCounts(db: Db, counts: ReadonlyMap<string, number>) {
	const ids = [...counts.keys()].toSorted()
	const jobs = ids.map((id) => counts.get(id) ?? 0)
	await db.execute(sql`
		insert into ${matchCounts} (candidate_id, day, jobs)
		select candidate.account_id, ${today}, counted.jobs
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(jobs)}::smallint[]) as counted (id, jobs)
		join ${candidates} candidate on candidate.account_id = counted.id
		order by candidate.account_id
		on conflict (candidate_id, day) do update set jobs = excluded.jobs where match_counts.jobs <> excluded.jobs`)
}

/** The number of jobs that fitted a person on each of the last days, and on the last counted day before them. */
export async function listMatchCountsOf(db: Db, candidateId: string) {
	const { rows } = await db.execute<{ day: string; jobs: number | null }>(sql`
		select days.day::date::text as day, count.jobs
		from ${twicePeriod}
		left join ${matchCounts} count on count.candidate_id = ${candidateId} and count.day = days.day::date
		order by days.day`)
	const { days, earlier } = splitPeriods(rows)
	return { days, before: earlier.findLast(({ jobs }) => jobs !== null)?.jobs ?? null }
}

const monthAgo = sql`now() - interval '30 days'`

/** Approved people who were active in the last 30 days, in batches ordered by id. */
export async function listActiveCandidates(db: Db, after: string, limit: number) {
	const { rows } = await db.execute<{ id: string }>(sql`
		select candidate.account_id as id
		from ${candidates} candidate
		join ${accounts} account on account.id = candidate.account_id
		where candidate.account_id > ${after} and account.status = 'approved' and account.user_type = 'candidate' and (
			exists (select from ${sessions} session
				where session.account_id = account.id and session.last_seen_at > ${monthAgo})
			or exists (select from ${accountActivity} activity
				where activity.account_id = account.id and activity.at > ${monthAgo}))
		order by candidate.account_id limit ${limit}`)
	return rows.map(({ id }) => id)
}

/** Deletes daily counts whose retention is over. */
export async function deleteOldStatistics(db: Db) {
	const oldest = sql`${today} - ${statisticsKeptDays}::int`
	await db.delete(pageViews).where(lte(pageViews.day, oldest))
	await db.delete(pageViewers).where(lte(pageViewers.day, oldest))
}
