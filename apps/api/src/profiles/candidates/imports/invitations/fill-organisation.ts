import type { NamedOrganisation } from '@profile-search/contract/profiles/imports/organisations'
import type { Db } from '@profile-search/db/client'
import { insertOrganisation } from '../../../organisations/queries.ts'

/**
 * Begins the organisation of a new account with what a file said about it. The account stays incomplete, so that nobody
 * else sees it before its owner has checked and saved it and an approver has approved it.
 */
export async function fillOrganisation(db: Db, accountId: string, organisation: NamedOrganisation) {
	const { place: _, about, ...values } = organisation
	await insertOrganisation(db, accountId, { ...values, about: about ?? '' })
}
