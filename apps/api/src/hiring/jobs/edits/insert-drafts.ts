import type { JobFields } from '@profile-search/contract/hiring/job-drafts'
import type { Db } from '@profile-search/db/client'
import { jobLanguages, jobPlaces, jobs, jobSkills } from '@profile-search/db/schema/hiring/jobs'
import { sql } from 'drizzle-orm'
import { resolveSkills } from '#platform/reference/resolve-skills.ts'

/** A job that is to become a draft, with its id in a system of the organisation. It has no questions. */
export type NewDraft = { fields: Omit<JobFields, 'questions'>; externalId: string | null }

/** Inserts many drafts with a few statements, and returns their ids in the same order. */
export async function insertDrafts(
	db: Db,
	by: { organisationId: string; editorId: string | null },
	drafts: readonly NewDraft[],
) {
	if (drafts.length === 0) return []
	const { rows } = await db.execute<{ id: string }>(
		sql`select uuidv7() as id from generate_series(1, ${drafts.length}::int) order by 1`,
	)
	const ids = rows.map(({ id }) => id)
	const skillIds = await idsOfSkills(db, drafts)
	const parts = drafts.map(({ fields, externalId }, at) => {
		const { mustHaveSkills, niceToHaveSkills, placeIds, languages, ...columns } = fields
		const jobId = ids[at] ?? ''
		const skillsOf = (names: string[], isMustHave: boolean) =>
			names.map((name) => ({ jobId, skillId: skillIds.get(name) ?? 0, isMustHave }))
		return {
			job: {
				...columns,
				...by,
				externalId,
				id: jobId,
				applyTo: columns.applyRoute === 'here' ? null : columns.applyTo,
			},
			places: placeIds.map((placeId) => ({ jobId, placeId })),
			// Of two, the first counts, as when a job is saved.
			skills: [...skillsOf(mustHaveSkills, true), ...skillsOf(niceToHaveSkills, false)],
			languages: languages.map((language) => ({ ...language, jobId })),
		}
	})
	await db.insert(jobs).values(parts.map(({ job }) => job))
	const [places, skills, languages] = [
		parts.flatMap((each) => each.places),
		parts.flatMap((each) => each.skills),
		parts.flatMap((each) => each.languages),
	]
	if (places.length) await db.insert(jobPlaces).values(places).onConflictDoNothing()
	if (skills.length) await db.insert(jobSkills).values(skills).onConflictDoNothing()
	if (languages.length) await db.insert(jobLanguages).values(languages).onConflictDoNothing()
	return ids
}

async function idsOfSkills(db: Db, drafts: readonly NewDraft[]) {
	const names = [
		...new Set(drafts.flatMap(({ fields }) => [...fields.mustHaveSkills, ...fields.niceToHaveSkills])),
	]
	const ids = await resolveSkills(db, names)
	return new Map(names.map((name, at) => [name, ids[at] ?? 0]))
}
