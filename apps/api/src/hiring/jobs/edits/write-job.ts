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

/** Refuses what names nothing: a profession, place or language that is not there, a branch of somebody else. */
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

/** Writes all that a draft says into a job, a new one when no id is given, and answers its id. Its state stays. */
export async function writeJob(
	db: Db,
	by: { organisationId: string; editorId: string | null; relistedFrom?: string | null },
	draft: JobFields,
	id?: string,
) {
	const { mustHaveSkills, niceToHaveSkills, placeIds, languages, questions, ...said } = draft
	const values = { ...said, applyTo: said.applyRoute === 'here' ? null : said.applyTo }
	if (id) await updateJob(db, id, { ...values, editorId: by.editorId })
	const jobId = id ?? (await insertJob(db, { ...values, ...by }))

	const musts = await resolveSkills(db, mustHaveSkills)
	const nices = await resolveSkills(db, niceToHaveSkills)
	// A skill named twice is a must: the must-haves are inserted first, and the second naming is passed over.
	const skills = [
		...musts.map((skillId) => ({ skillId, isMustHave: true })),
		...nices.map((skillId) => ({ skillId, isMustHave: false })),
	]
	await replaceRequirements(db, jobId, { placeIds, skills, languages })
	await replaceQuestions(db, jobId, questions)
	return jobId
}
