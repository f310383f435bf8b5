import type { JobDraft } from '@profile-search/contract/jobs'
import type { Db } from '@profile-search/db/client'
import { resolveSkills } from '../reference/resolve-skills.ts'
import { refuseUnknownLanguages, refuseUnknownPlaces, refuseUnknownProfessions } from '../reference/rules.ts'
import { refuseForeignSubBranch } from '../sub-branches/queries.ts'
import { notFound } from '../refusal.ts'
import { insertJob, publishJob, replaceRequirements, updateJob } from './queries.ts'

/** Saves a job of an organisation, a new one when no id is given, and answers its id. */
export async function saveJob(db: Db, organisationId: string, draft: JobDraft, id?: string) {
	const { mustHaveSkills, niceToHaveSkills, placeIds, languages, publish, ...values } = draft
	return db.transaction(async (transaction) => {
		await refuseUnknownProfessions(transaction, { professionId: draft.professionId })
		if (placeIds.length) await refuseUnknownPlaces(transaction, { placeIds })
		await refuseUnknownLanguages(
			transaction,
			languages.map((language) => language.code),
		)

		await refuseForeignSubBranch(transaction, organisationId, draft.subBranchId)

		const saved = id
			? await updateJob(transaction, organisationId, id, values)
			: await insertJob(transaction, { ...values, organisationId })
		if (!saved) throw notFound('This job is closed or does not exist.')
		if (publish) await publishJob(transaction, saved.id)

		const musts = await resolveSkills(transaction, mustHaveSkills)
		const nices = await resolveSkills(transaction, niceToHaveSkills)
		// A skill named twice is a must: the must-haves are inserted first, and the second naming is passed over.
		const skills = [
			...musts.map((skillId) => ({ skillId, isMustHave: true })),
			...nices.map((skillId) => ({ skillId, isMustHave: false })),
		]
		await replaceRequirements(transaction, saved.id, { placeIds, skills, languages })
		return saved.id
	})
}
