import { CandidateDraft } from '@profile-search/contract/profiles/candidates'
import { countTaken, type TakeDraft } from '@profile-search/contract/profiles/imports/resume-import'
import type { Db } from '@profile-search/db/client'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { resolveSkills } from '#platform/reference/resolve-skills.ts'
import {
	refuseUnknownLanguages,
	refuseUnknownPlaces,
	refuseUnknownProfessions,
} from '#platform/reference/rules.ts'
import { conflict } from '#platform/refusal.ts'
import { addEducationEntryOf, addWorkEntryOf } from '../../candidates/entries/save-entries.ts'
import { updateCandidate } from '../../candidates/queries.ts'
import { submitIfComplete } from '../../candidates/save-profile.ts'
import { findLinks, listClaims, insertLanguages, insertSkills } from './queries.ts'

/**
 * Imports exactly what was chosen into the profile, all of it or nothing. What was not chosen stays as it is. As after a
 * saved part, a profile in which nothing is missing any more waits for an approver.
 */
export async function take(db: Db, accountId: string, draft: TakeDraft) {
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, accountId)
		const { placeId, professionId } = draft.fields
		if (placeId !== undefined) await refuseUnknownPlaces(transaction, { 'fields.placeId': placeId })
		if (professionId !== undefined)
			await refuseUnknownProfessions(transaction, { 'fields.professionId': professionId })
		await refuseUnknownLanguages(
			transaction,
			draft.languages.map(({ code }) => code),
		)

		const links = [...new Set([...(await findLinks(transaction, accountId)), ...draft.links])]
		await updateCandidate(transaction, accountId, { ...draft.fields, links })
		await addClaims(transaction, accountId, draft)
		const workEntryIds: string[] = []
		for (const entry of draft.workEntries)
			workEntryIds.push((await addWorkEntryOf(transaction, accountId, entry)).id)
		const educationEntryIds: string[] = []
		for (const entry of draft.educationEntries)
			educationEntryIds.push((await addEducationEntryOf(transaction, accountId, entry)).id)
		await refuseTooMany(transaction, accountId, links)
		await submitIfComplete(transaction, accountId)
		return { taken: countTaken(draft), workEntryIds, educationEntryIds }
	})
}

async function addClaims(db: Db, candidateId: string, { skills, languages }: TakeDraft) {
	const ids = await resolveSkills(
		db,
		skills.map(({ name }) => name),
	)
	// Two words may name one skill; the first one wins.
	const rows = new Map(
		skills
			.map(({ level, years }, at) => [ids[at], { candidateId, skillId: ids[at] ?? 0, level, years }] as const)
			.toReversed(),
	)
	await insertSkills(db, [...rows.values()])
	await insertLanguages(db, [
		...new Map(languages.map((language) => [language.code, { ...language, candidateId }])).values(),
	])
}

/** Refuses more than a profile has room for, by the limits that saving a profile has. */
async function refuseTooMany(db: Db, accountId: string, links: string[]) {
	const claims = await listClaims(db, accountId)
	const { shape } = CandidateDraft
	if (claims.skills.length > 0 && !shape.skills.safeParse(claims.skills).success)
		throw conflict('profilesRefusals.tooManySkills')
	if (claims.languages.length > 0 && !shape.languages.safeParse(claims.languages).success)
		throw conflict('profilesRefusals.tooManyLanguages')
	if (!shape.links.safeParse(links).success) throw conflict('profilesRefusals.tooManyLinks')
}
