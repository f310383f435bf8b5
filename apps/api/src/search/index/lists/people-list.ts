import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Visibility, WorkMode } from '@profile-search/contract/profiles/candidates'
import type { Db } from '@profile-search/db/client'
import type { Entry } from '@profile-search/matching/directory/types'
import { sql } from 'drizzle-orm'
import { uuids } from '../documents.ts'
import {
	availabilityRange,
	experienceRange,
	languageNumber,
	levelOf,
	peopleFacets,
	workModeNumber,
} from '../facets/people.ts'
import { known, type ListSource, type Which, type Names } from './list.ts'

type Row = {
	id: string
	first_name: string
	last_name: string
	headline: string | null
	summary: string | null
	visibility: Visibility
	changed_at: number
	profession_id: number | null
	place_id: number | null
	experience_months: number | null
	education: number | null
	notice_days: number | null
	work_modes: WorkMode[]
	skills: number[]
	languages: string[]
}

/** All approved people, each at the lowest level of readers that the profile is shown to. */
export const peopleList: ListSource<Row> = { facets: peopleFacets, levels: 3, read, entryOf }

function entryOf(row: Row, names: Names): Entry {
	const name = fullName({ firstName: row.first_name, lastName: row.last_name })
	return {
		id: row.id,
		name,
		level: levelOf(row.visibility),
		changedAt: row.changed_at,
		texts: [
			{ text: name, weight: 8 },
			{ text: row.headline ?? '', weight: 5 },
			known(names.professions, row.profession_id, 5),
			...row.skills.map((skill) => known(names.skills, skill, 4)),
			known(names.places, row.place_id, 4),
			{ text: row.summary ?? '', weight: 1 },
		],
		facets: {
			profession: listOf(row.profession_id),
			skill: row.skills,
			place: listOf(row.place_id),
			experience: listOf(experienceRange(row.experience_months)),
			education: listOf(row.education),
			language: row.languages.map(languageNumber),
			availability: listOf(availabilityRange(row.notice_days)),
			workMode: row.work_modes.map(workModeNumber),
		},
	}
}

function listOf(value: number | null) {
	return value === null ? [] : [value]
}

async function read(db: Db, which: Which) {
	const condition =
		'ids' in which
			? sql`candidate.account_id = any(${uuids(which.ids)})`
			: sql`candidate.account_id > ${which.after} order by candidate.account_id limit ${which.limit}`
	const { rows } = await db.execute<Row>(sql`
		select candidate.account_id as id, account.first_name, account.last_name, candidate.headline, candidate.summary,
			candidate.visibility, extract(epoch from candidate.updated_at)::int as changed_at, candidate.profession_id,
			candidate.place_id, candidate.experience_months, candidate.education, candidate.notice_days,
			candidate.work_modes::text[] as work_modes,
			array(select skill_id from candidate_skills skill where skill.candidate_id = candidate.account_id) as skills,
			array(select code from candidate_languages spoken where spoken.candidate_id = candidate.account_id) as languages
		from candidates candidate
		join accounts account on account.id = candidate.account_id and account.status = 'approved' and account.user_type = 'candidate'
		where ${condition}`)
	return rows
}
