import type { Db } from '@profile-search/db/client'
import { jobImportRows } from '@profile-search/db/schema/hiring/job-imports'
import { jobPlaces, jobs } from '@profile-search/db/schema/hiring/jobs'
import { sql } from 'drizzle-orm'

/**
 * Marks the rows that are probably in the portal already, or earlier in the file: by the id of another system where both
 * have one, else by title and town. Closed jobs do not count. Returns how many rows are marked.
 */
export async function markDuplicates(db: Db, { id, organisationId }: { id: string; organisationId: string }) {
	const isRow = sql`line.import_id = ${id} and line.state = 'ready'`
	const isJob = sql`job.organisation_id = ${organisationId} and job.status <> 'closed'`
	await db.execute(sql`update ${jobImportRows} line set duplicate_of = null, duplicate_row = null
		where ${isRow} and num_nonnulls(duplicate_of, duplicate_row) > 0`)
	await db.execute(sql`update ${jobImportRows} line set duplicate_of = job.id from ${jobs} job
		where ${isRow} and ${isJob} and job.external_id = line.external_id`)
	await db.execute(sql`update ${jobImportRows} line set duplicate_of = job.id from ${jobs} job
		where ${isRow} and line.duplicate_of is null and ${isJob}
			and num_nonnulls(job.external_id, line.external_id) < 2 and lower(job.title) = lower(line.draft ->> 'title')
			and (exists (select from ${jobPlaces} spot where spot.job_id = job.id
					and line.draft -> 'placeIds' @> to_jsonb(spot.place_id))
				or line.draft -> 'placeIds' = '[]' and not exists (select from ${jobPlaces} spot where spot.job_id = job.id))`)
	for (const key of [sql`external_id`, sql`case when external_id is null then likeness end`])
		await db.execute(sql`with first as (select ${key} as key, min(number) as number from ${jobImportRows} line
				where ${isRow} and ${key} is not null group by 1 having count(*) > 1)
			update ${jobImportRows} line set duplicate_row = first.number from first
			where ${isRow} and ${key} = first.key and line.number > first.number and line.duplicate_of is null`)
	const { rows } = await db.execute<{
		amount: number
	}>(sql`select count(*)::int as amount from ${jobImportRows} line
		where ${isRow} and num_nonnulls(duplicate_of, duplicate_row) > 0`)
	return { duplicates: rows[0]?.amount ?? 0 }
}
