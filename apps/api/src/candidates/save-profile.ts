import type { CandidateDraft } from '@profile-search/contract/candidates'
import type { Db } from '@profile-search/db/client'
import { lockAccount, updateToPending } from '../accounts/queries.ts'
import { findOrganisationByName } from '../organisations/queries.ts'
import { resolveSkills } from '../reference/resolve-skills.ts'
import { refuseUnknownLanguages, refuseUnknownPlaces, refuseUnknownProfessions } from '../reference/rules.ts'
import {
	deleteWorkEntry,
	findCurrentWork,
	insertWorkEntry,
	replaceLanguages,
	replaceSkills,
	updateCandidate,
	updateWorkEntry,
} from './queries.ts'

/** Saves a complete profile in one transaction; an account that was incomplete or rejected then waits for an approver. */
export async function saveProfile(db: Db, accountId: string, draft: CandidateDraft) {
	const { skills, languages, currentWork, ...profile } = draft
	await db.transaction(async (transaction) => {
		await lockAccount(transaction, accountId)
		await refuseUnknownProfessions(transaction, {
			professionId: draft.professionId,
			preferredProfessionIds: draft.preferredProfessionIds,
		})
		await refuseUnknownPlaces(transaction, { placeId: draft.placeId })
		await refuseUnknownLanguages(
			transaction,
			languages.map((language) => language.code),
		)

		await updateCandidate(transaction, accountId, profile)
		const ids = await resolveSkills(
			transaction,
			skills.map((skill) => skill.name),
		)
		const claims = skills.map(({ level, years }, index) => ({
			candidateId: accountId,
			skillId: ids[index] ?? 0,
			level,
			years,
		}))
		await replaceSkills(transaction, claims, accountId)
		await replaceLanguages(
			transaction,
			languages.map((language) => ({ ...language, candidateId: accountId })),
			accountId,
		)
		await saveCurrentWork(transaction, accountId, currentWork)
		await updateToPending(transaction, accountId)
	})
}

/** A changed employer has to confirm anew; a corrected title at the same one keeps its word. */
async function saveCurrentWork(db: Db, candidateId: string, work: CandidateDraft['currentWork']) {
	const present = await findCurrentWork(db, candidateId)
	const isSameEmployer =
		work && present?.organisationName.toLowerCase() === work.organisationName.toLowerCase()
	if (present && isSameEmployer)
		return updateWorkEntry(db, present.id, { title: work.title, startedOn: work.startedOn })
	if (present) await deleteWorkEntry(db, present.id)
	if (!work) return

	const organisation = await findOrganisationByName(db, work.organisationName)
	await insertWorkEntry(db, {
		...work,
		candidateId,
		organisationId: organisation?.id ?? null,
		confirmation: organisation ? 'claimed' : null,
	})
}
