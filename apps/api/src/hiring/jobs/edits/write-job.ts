import type { JobFields } from '@profile-search/contract/hiring/job-drafts'
import type { Db } from '@profile-search/db/client'
import { resolveSkills } from '#platform/reference/resolve-skills.ts'
import {
	refuseUnknownLanguages,
	refuseUnknownPlaces,
	refuseUnknownProfessions,
} from '#platform/reference/rules.ts'
import { refuseForeignSubBranch } from '#profiles/sub-branches/queries.ts'
import { insertJob, replaceQuestions, replaceRequirements, updateJob } from './queries.ts'

/** Refuses an unknown profession, place or language, and a branch of another organisation. */
export async function refuseUnknown(db: Db, organisationId: string, draft: JobFields) {
	const { professionId, placeIds, languages, subBranchId } = draft
	if (professionId !== null) await refuseUnknownProfessions(db, { professionId })
	if (placeIds.length) await refuseUnknownPlaces(db, { placeIds })
	await refuseUnknownLanguages(
		db,
		languages.map(({ code }) => code),
	)
	await refuseForeignSubBranch(db, organisationId, subBranchId)
}

/**
 * Writes the whole content of a draft into a job, a new one without an id, and returns the job's id. The state stays.
 */
export async function writeJob(
	db: Db,
	by: { organisationId: string; editorId: string | null; relistedFrom?: string | null },
	draft: JobFields,
	id?: string,
) {
	const { mustHaveSkills, niceToHaveSkills, placeIds, languages, questions, ...columns } = draft
	const values = { ...columns, applyTo: columns.applyRoute === 'here' ? null : columns.applyTo }
	if (id) await updateJob(db, id, { ...values, editorId: by.editorId })
	const jobId = id ?? (await insertJob(db, { ...values, ...by }))

	const musts = await resolveSkills(db, mustHaveSkills)
	const nices = await resolveSkills(db, niceToHaveSkills)
	// A skill named twice is a must-have: those are inserted first, and the second row is ignored.
	const skills = [
		...musts.map((skillId) => ({ skillId, isMustHave: true })),
		...nices.map((skillId) => ({ skillId, isMustHave: false })),
	]
	await replaceRequirements(db, jobId, { placeIds, skills, languages })
	await replaceQuestions(db, jobId, questions)
	return jobId
}
