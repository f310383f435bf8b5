import type { Db } from '@profile-search/db/client'
import { statement } from '@profile-search/db/statement'
import type { Job, Person } from '@profile-search/matching/types'
import { sql, type SQL } from 'drizzle-orm'
import { openJob } from '#visibility/open-job.ts'
import { jobOf, personOf, type JobRow, type PersonRow } from './rules.ts'

/** Documents read from the database in one go. */
const batchSize = 5000

/** The documents of those of these people who are approved. */
export async function listPersonDocuments(db: Db, ids: string[]): Promise<Person[]> {
	if (ids.length === 0) return []
	const found = await peopleById(db).execute({ ids })
	return found.map(({ row }) => personOf(row))
}

/** The documents of those of these jobs that are open and of an approved organisation. */
export async function listJobDocuments(db: Db, ids: string[]): Promise<Job[]> {
	if (ids.length === 0) return []
	const found = await jobsById(db).execute({ ids })
	return found.map(({ row }) => jobOf(row))
}

/** A job of this organisation in any state, so that a draft can be matched too. */
export async function findJobDocumentOf(db: Db, organisationId: string, id: string) {
	const [found] = await jobOfOrganisation(db).execute({ id, organisationId })
	return found && jobOf(found.row)
}

/** A job that is or was public, whether it is open or not. */
export async function findPublicJobDocument(db: Db, id: string) {
	const [job] = await readJobs(db, sql`job.id = ${id} and job.published_at is not null`)
	return job
}

/** All approved people in batches, by ascending id. */
export function allPersonDocuments(db: Db, size = batchSize) {
	return inBatches(
		(after, limit) =>
			readPeople(db, sql`candidate.account_id > ${after} order by candidate.account_id limit ${limit}`),
		size,
	)
}

/** All open jobs in batches, by ascending id. */
export function allJobDocuments(db: Db, size = batchSize) {
	return inBatches(
		(after, limit) =>
			readJobs(db, sql`${openJob('job')} and job.id > ${after} order by job.id limit ${limit}`),
		size,
	)
}

/** Reads all rows by ascending id, in batches. */
export async function* inBatches<Item extends { id: string }>(
	read: (after: string, limit: number) => Promise<Item[]>,
	size = batchSize,
) {
	let after = '00000000-0000-0000-0000-000000000000'
	for (;;) {
		const batch = await read(after, size)
		if (batch.length) yield batch
		const last = batch.at(-1)
		if (!last || batch.length < size) return
		after = last.id
	}
}

const isAmong = sql`any(${sql.placeholder('ids')}::uuid[])`

const peopleById = statement((db) =>
	rowsOf<PersonRow>(db, selectPeople(sql`candidate.account_id = ${isAmong}`)).prepare('person_documents'),
)

const jobsById = statement((db) =>
	rowsOf<JobRow>(db, selectJobs(sql`${openJob('job')} and job.id = ${isAmong}`)).prepare('job_documents'),
)

const jobOfOrganisation = statement((db) =>
	rowsOf<JobRow>(
		db,
		selectJobs(
			sql`job.id = ${sql.placeholder('id')} and job.organisation_id = ${sql.placeholder('organisationId')}`,
		),
	).prepare('job_document_of_organisation'),
)

/** The rows of a query in a form that can be prepared. */
function rowsOf<Row>(db: Db, query: SQL) {
	return db.select({ row: sql<Row>`row_to_json(document)` }).from(sql`(${query}) document`)
}

async function readPeople(db: Db, condition: SQL) {
	const { rows } = await db.execute<PersonRow>(selectPeople(condition))
	return rows.map(personOf)
}

async function readJobs(db: Db, condition: SQL) {
	const { rows } = await db.execute<JobRow>(selectJobs(condition))
	return rows.map(jobOf)
}

/**
 * Work that goes on counts up to the last change of the profile, not up to today: so a profile has the same score on every
 * node, whenever each has read it.
 */
const rolesOfCandidate = sql`
	select title, months from work_entries entry
	cross join lateral age(coalesce(entry.ended_on, greatest(candidate.updated_at, entry.created_at)::date), entry.started_on) as lasted
	cross join lateral (select greatest(1, extract(year from lasted) * 12 + extract(month from lasted))::int as months) as counted
	where entry.candidate_id = candidate.account_id and entry.started_on is not null
		and entry.confirmation is distinct from 'denied'`

function selectPeople(condition: SQL) {
	return sql`
		select candidate.account_id as id, candidate.profession_id, candidate.preferred_profession_ids, candidate.experience_months,
			candidate.education, candidate.willing_to_move, candidate.work_modes::text[] as work_modes, candidate.expected_pay,
			candidate.notice_days, place.latitude, place.longitude, candidate.headline,
			(select embedding.fields from candidate_embeddings embedding where embedding.candidate_id = candidate.account_id) as fields,
			concat_ws(E'\n', candidate.summary, (select string_agg(concat_ws(E'\n', title, description), E'\n' order by id)
				from work_entries entry where entry.candidate_id = candidate.account_id)) as story,
			array(select jsonb_build_array(title, months) from (${rolesOfCandidate}) role order by title, months) as roles,
			string_to_array(lower(concat_ws(' ', account.first_name, account.middle_name, account.last_name)), ' ') as name_words,
			array(select jsonb_build_array(spot.latitude, spot.longitude) from places spot
				where spot.id = any(candidate.preferred_place_ids) order by spot.id) as preferred_places,
			array(select jsonb_build_array(skill_id, level, years) from candidate_skills skill
				where skill.candidate_id = candidate.account_id order by skill_id) as skills,
			array(select jsonb_build_array(code, level) from candidate_languages spoken
				where spoken.candidate_id = candidate.account_id order by code) as languages
		from candidates candidate
		join accounts account on account.id = candidate.account_id and account.status = 'approved' and account.user_type = 'candidate'
		left join places place on place.id = candidate.place_id
		where ${condition}`
}

function selectJobs(condition: SQL) {
	return sql`
		select job.id, job.title, job.description, job.profession_id, job.experience_min_months, job.experience_max_months, job.education, job.work_mode,
			job.pay_min, job.pay_max, job.pay_period, job.start_in_days,
			(select embedding.fields from job_embeddings embedding where embedding.job_id = job.id) as fields,
			array(select skill_id from job_skills skill where skill.job_id = job.id and is_must_have order by skill_id) as must_have,
			array(select skill_id from job_skills skill where skill.job_id = job.id and not is_must_have order by skill_id) as nice_to_have,
			array(select jsonb_build_array(code, level) from job_languages spoken where spoken.job_id = job.id order by code) as languages,
			array(select jsonb_build_array(latitude, longitude) from job_places spot join places place on place.id = spot.place_id
				where spot.job_id = job.id order by place.id) as places
		from jobs job
		where ${condition}`
}

/** Ids as a PostgreSQL array. */
export function uuids(ids: string[]) {
	return sql`${`{${ids.join(',')}}`}::uuid[]`
}
