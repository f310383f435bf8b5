import type { CandidateDraft } from '@profile-search/contract/profiles/candidates'
import type { Db } from '@profile-search/db/client'
import { noteVisibility } from '#accounts/consents/queries.ts'
import { resolveSkills } from '#platform/reference/resolve-skills.ts'
import {
	refuseUnknownLanguages,
	refuseUnknownPlaces,
	refuseUnknownProfessions,
} from '#platform/reference/rules.ts'
import { replaceLanguages, replaceSkills, updateCandidate } from './queries.ts'
import { evidenceOf } from './skill-evidence.ts'

type Given = { [Name in keyof CandidateDraft]?: CandidateDraft[Name] | undefined }

/** Writes what is given of a profile, in a transaction of the caller. Refuses what the reference data do not know. */
export async function writeProfile(db: Db, accountId: string, { skills, languages, ...profile }: Given) {
	const { professionId, preferredProfessionIds, placeId, preferredPlaceIds, visibility } = profile
	await refuseUnknownProfessions(db, withoutUndefined({ professionId, preferredProfessionIds }))
	await refuseUnknownPlaces(db, withoutUndefined({ placeId, preferredPlaceIds }))
	await refuseUnknownLanguages(db, languages?.map((language) => language.code) ?? [])

	await updateCandidate(db, accountId, profile)
	if (skills) await replaceSkills(db, await claimsOf(db, accountId, skills), accountId)
	if (languages) {
		const spoken = languages.map((language) => ({ ...language, candidateId: accountId }))
		await replaceLanguages(db, spoken, accountId)
	}
	if (visibility) await noteVisibility(db, accountId, visibility)
}

async function claimsOf(db: Db, candidateId: string, skills: CandidateDraft['skills']) {
	const ids = await resolveSkills(
		db,
		skills.map((skill) => skill.name),
	)
	const evidence = await evidenceOf(db, candidateId, skills)
	return skills.map(({ level, years }, index) => ({
		candidateId,
		skillId: ids[index] ?? 0,
		level,
		years,
		...evidence[index],
	}))
}

function withoutUndefined(fields: Record<string, number | number[] | undefined>) {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
	)
}
