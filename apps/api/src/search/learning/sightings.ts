import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import { hasConsent } from '#accounts/consents/queries.ts'
import { openJob } from '#visibility/open-job.ts'

/** Everything that learning reads of a person: their skills, and their present, past and preferred work. */
type PersonSighting = {
	id: string
	professionId: number | null
	preferred: number[]
	/** Titles of the jobs they have had, in lower case. */
	titles: string[]
	skills: number[]
}

type JobSighting = { id: string; professionId: number; skills: number[] }

/** Small enough that nothing else waits long while a batch is counted. */
const batchSize = 1000

/** The latest people or jobs; more of them no longer change any share. */
const most = 200_000

/** Approved people who have consented to it, in batches, the latest first. */
export function listPeopleToLearnFrom(db: Db) {
	return latestFirst(async (before) => {
		const { rows } = await db.execute<PersonSighting>(sql`
			select candidate.account_id as id, profession_id as "professionId", preferred_profession_ids as preferred,
				array(select distinct lower(title) from work_entries entry where entry.candidate_id = account_id) as titles,
				array(select skill_id from candidate_skills skill where skill.candidate_id = account_id) as skills
			from candidates candidate
			join accounts account on account.id = candidate.account_id and account.status = 'approved' and account.user_type = 'candidate'
				and ${hasConsent(sql`account.id`, 'learning')}
			where candidate.account_id < ${before} order by candidate.account_id desc limit ${batchSize}`)
		return rows
	})
}

/** Open jobs in batches, the latest first. */
export function listJobsToLearnFrom(db: Db) {
	return latestFirst(async (before) => {
		const { rows } = await db.execute<JobSighting>(sql`
			select job.id, profession_id as "professionId",
				array(select skill_id from job_skills skill where skill.job_id = job.id) as skills
			from jobs job where ${openJob('job')} and job.id < ${before} order by job.id desc limit ${batchSize}`)
		return rows
	})
}

/** Professions by each of their names, in lower case. */
export async function readTitles(db: Db) {
	const { rows } = await db.execute<{ id: number; names: string[] }>(
		sql`select id, array[lower(name)] || aliases as names from professions order by id`,
	)
	return new Map(rows.flatMap(({ id, names }) => names.map((name) => [name.toLowerCase(), id] as const)))
}

async function* latestFirst<Item extends { id: string }>(read: (before: string) => Promise<Item[]>) {
	let before = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
	for (let count = 0; count < most; count += batchSize) {
		const batch = await read(before)
		if (batch.length) yield batch
		const last = batch.at(-1)
		if (!last || batch.length < batchSize) return
		before = last.id
	}
}
