import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { professions } from '@profile-search/db/schema/search/reference'
import { inArray, sql } from 'drizzle-orm'
import { isOpen } from '#visibility/open-job.ts'

export const mostProfessions = 12
const mostHiring = 6

export type Counts = {
	people: number
	organisations: number
	jobs: number
	/** Those with the most open jobs, then with the most people. */
	professions: { id: number; name: string; people: number; jobs: number }[]
}

/** The numbers of approved accounts and open jobs, and the professions with the most. Reads all rows. */
export async function countEverything(db: Db): Promise<Counts> {
	const { rows } = await db.execute<Counts>(sql`
		with open as materialized (
			select profession_id from ${jobs} where ${isOpen}
		),
		working as materialized (
			select profession_id, count(*)::int as people
			from ${accounts} account left join ${candidates} candidate on candidate.account_id = account.id
			where account.user_type = 'candidate' and account.status = 'approved' group by profession_id
		),
		wanted as (select profession_id, count(*)::int as jobs from open group by profession_id),
		busy as (
			select id, name, coalesce(people, 0) as people, coalesce(jobs, 0) as jobs
			from ${professions} left join working on working.profession_id = id left join wanted on wanted.profession_id = id
			where coalesce(people, 0) + coalesce(jobs, 0) > 0
			order by jobs desc, people desc, name limit ${mostProfessions}
		)
		select
			(select coalesce(sum(people), 0)::int from working) as people,
			(select count(*)::int from ${accounts} where user_type = 'employer' and status = 'approved') as organisations,
			(select count(*)::int from open) as jobs,
			(select coalesce(jsonb_agg(busy order by jobs desc, people desc, name), '[]') from busy) as professions`)
	const [counts] = rows
	if (!counts) throw new Error('Sums without rows are a row still.')
	return counts
}

/** Organisations with the most open jobs; among equals, those with the newest. */
export async function listHiring(db: Db) {
	const { rows } = await db.execute<{ id: string }>(sql`
		select organisation_id as id from ${jobs} where ${isOpen}
		group by organisation_id order by count(*) desc, max(published_at) desc limit ${mostHiring}`)
	return rows.map(({ id }) => id)
}

/** The names of professions, by id. */
export async function findProfessionNames(db: Db, ids: number[]) {
	const rows = await db
		.select({ id: professions.id, name: professions.name })
		.from(professions)
		.where(inArray(professions.id, ids))
	return new Map(rows.map(({ id, name }) => [id, name]))
}
