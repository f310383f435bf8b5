import type { EmploymentType, PayPeriod } from '@profile-search/contract/hiring/jobs'
import type { WorkMode } from '@profile-search/contract/profiles/candidates'
import type { Db } from '@profile-search/db/client'
import type { Entry } from '@profile-search/matching/directory/types'
import { sql } from 'drizzle-orm'
import { openJob } from '#visibility/open-job.ts'
import { uuids } from '../documents.ts'
import { askedExperience, employmentNumber, jobFacets, payRange } from '../facets/jobs.ts'
import { workModeNumber } from '../facets/people.ts'
import { known, type ListSource, type Which, type Names } from './list.ts'

type Row = {
	id: string
	title: string
	description: string
	organisation: string
	changed_at: number
	profession_id: number
	work_mode: WorkMode
	employment_type: EmploymentType
	experience_min_months: number | null
	pay_min: number | null
	pay_max: number | null
	pay_period: PayPeriod
	places: number[]
	skills: number[]
}

/** All open jobs, shown to everyone. */
export const jobsList: ListSource<Row> = { facets: jobFacets, levels: 1, read, entryOf }

/**
 * When a job was published, in seconds. A job without pay counts as a day older, so it comes after similar ones of the
 * same day.
 */
export const listedAt = sql`(extract(epoch from job.published_at)::int
	- case when job.pay_min is null and job.pay_max is null then 24 * 3600 else 0 end)`

function entryOf(row: Row, names: Names): Entry {
	const pay = payRange(row.pay_max ?? row.pay_min, row.pay_period)
	return {
		id: row.id,
		name: row.title,
		level: 0,
		changedAt: row.changed_at,
		texts: [
			{ text: row.title, weight: 8 },
			known(names.professions, row.profession_id, 5),
			{ text: row.organisation, weight: 5 },
			...row.skills.map((skill) => known(names.skills, skill, 4)),
			...row.places.map((place) => known(names.places, place, 4)),
			{ text: row.description, weight: 1 },
		],
		facets: {
			profession: [row.profession_id],
			skill: row.skills,
			place: row.places,
			workMode: [workModeNumber(row.work_mode)],
			employment: [employmentNumber(row.employment_type)],
			askedExperience: [askedExperience(row.experience_min_months)],
			pay: pay === null ? [] : [pay],
		},
	}
}

async function read(db: Db, which: Which) {
	const condition =
		'ids' in which
			? sql`job.id = any(${uuids(which.ids)})`
			: sql`job.id > ${which.after} order by job.id limit ${which.limit}`
	const { rows } = await db.execute<Row>(sql`
		select job.id, job.title, job.description, organisation.name as organisation,
			${listedAt} as changed_at, job.profession_id, job.work_mode, job.employment_type,
			job.experience_min_months, job.pay_min, job.pay_max, job.pay_period,
			array(select place_id from job_places spot where spot.job_id = job.id) as places,
			array(select skill_id from job_skills skill where skill.job_id = job.id) as skills
		from jobs job
		join organisations organisation on organisation.id = job.organisation_id
		where ${openJob('job')} and ${condition}`)
	return rows
}
