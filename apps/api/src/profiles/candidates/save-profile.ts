import type { CandidateDraft } from '@profile-search/contract/profiles/candidates'
import type { Db } from '@profile-search/db/client'
import { lockAccount, updateToPending } from '#accounts/accounts/queries.ts'
import { noteVisibility } from '#accounts/consents/queries.ts'
import { resolveSkills } from '#platform/reference/resolve-skills.ts'
import {
	refuseUnknownLanguages,
	refuseUnknownPlaces,
	refuseUnknownProfessions,
} from '#platform/reference/rules.ts'
import { replaceLanguages, replaceSkills, updateCandidate } from './queries.ts'
import { evidenceOf } from './skill-evidence.ts'

/**
 * Saves a complete profile in one transaction. An account that was incomplete or rejected then waits for an approver.
 */
export async function saveProfile(db: Db, accountId: string, draft: CandidateDraft) {
	const { skills, languages, ...profile } = draft
	await db.transaction(async (transaction) => {
		await lockAccount(transaction, accountId)
		await refuseUnknownProfessions(transaction, {
			professionId: draft.professionId,
			preferredProfessionIds: draft.preferredProfessionIds,
		})
		await refuseUnknownPlaces(transaction, {
			placeId: draft.placeId,
			preferredPlaceIds: draft.preferredPlaceIds,
		})
		await refuseUnknownLanguages(
			transaction,
			languages.map((language) => language.code),
		)

		await updateCandidate(transaction, accountId, profile)
		const ids = await resolveSkills(
			transaction,
			skills.map((skill) => skill.name),
		)
		const evidence = await evidenceOf(transaction, accountId, skills)
		const claims = skills.map(({ level, years }, index) => ({
			candidateId: accountId,
			skillId: ids[index] ?? 0,
			level,
			years,
			...evidence[index],
		}))
		await replaceSkills(transaction, claims, accountId)
		await replaceLanguages(
			transaction,
			languages.map((language) => ({ ...language, candidateId: accountId })),
			accountId,
		)
		await noteVisibility(transaction, accountId, draft.visibility)
		await updateToPending(transaction, accountId)
	})
}
