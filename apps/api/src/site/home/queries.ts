import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { professions } from '@profile-search/db/schema/search/reference'
import { sql } from 'drizzle-orm'
import { isOpen } from '#visibility/open-job.ts'

const mostProfessions = 12
const mostHiring = 6

type Counts = {
	people: number
	organisations: number
	jobs: number
	professions: { id: number; name: string; people: number; jobs: number }[]
	/** Organisations with the most open jobs; among equals, those with the newest. */
	hiring: string[]
}

/** The numbers of approved accounts and open jobs, and the professions with the most. Reads all of them once. */
export async function countEverything(db: Db): Promise<Counts> {
	const { rows } = await db.execute<Counts>(sql`
		with open as materialized (
			select organisation_id, profession_id, published_at from ${jobs} where ${isOpen}
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
		),
		hiring as (
			select organisation_id as id, count(*) as jobs, max(published_at) as latest
			from open group by organisation_id order by jobs desc, latest desc limit ${mostHiring}
		)
		select
			(select coalesce(sum(people), 0)::int from working) as people,
			(select count(*)::int from ${accounts} where user_type = 'employer' and status = 'approved') as organisations,
			(select count(*)::int from open) as jobs,
			(select coalesce(jsonb_agg(busy order by jobs desc, people desc, name), '[]') from busy) as professions,
			(select coalesce(array_agg(id order by jobs desc, latest desc), '{}') from hiring) as hiring`)
	const [counts] = rows
	if (!counts) throw new Error('Sums without rows are a row still.')
	return counts
}
