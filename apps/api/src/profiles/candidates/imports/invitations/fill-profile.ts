import type { NamedPerson } from '@profile-search/contract/profiles/imports/people'
import type { Db } from '@profile-search/db/client'
import { resolveSkills } from '#platform/reference/resolve-skills.ts'
import { replaceLanguages, replaceSkills, updateCandidate } from '../../queries.ts'

/**
 * Begins the profile of a new account with what a file said about the person. It stays incomplete, so that nobody else
 * sees it before the person has checked and saved it and an approver has approved it.
 */
export async function fillProfile(db: Db, accountId: string, person: NamedPerson) {
	const {
		firstName: _first,
		middleName: _middle,
		lastName: _last,
		email: _email,
		names: _names,
		skills,
		languages,
		...fields
	} = person
	await updateCandidate(db, accountId, fields)
	const ids = await resolveSkills(db, skills)
	await replaceSkills(
		db,
		ids.map((skillId) => ({ candidateId: accountId, skillId })),
		accountId,
	)
	await replaceLanguages(
		db,
		languages.map((language) => ({ ...language, candidateId: accountId })),
		accountId,
	)
}
