import type { OrganisationDraft } from '@profile-search/contract/organisations'
import type { Db } from '@profile-search/db/client'
import { lockAccount, updateToPending } from '../accounts/queries.ts'
import { findOwner } from '../members/queries.ts'
import { refuseUnknownPlaces } from '../reference/rules.ts'
import { findOrganisationOf, insertOrganisation, updateOrganisation } from './queries.ts'

/** Saves a complete organisation. The account is locked first, so that two saves at once do not make two of them. */
export async function saveOrganisation(db: Db, accountId: string, draft: OrganisationDraft) {
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, accountId)
		await refuseUnknownPlaces(transaction, { placeId: draft.placeId })
		const present = await findOrganisationOf(transaction, accountId)
		if (present) await updateOrganisation(transaction, present.id, draft)
		else await insertOrganisation(transaction, accountId, draft)
		// The status is that of the owner, also when an administrator of the team saves.
		const owner = present && (await findOwner(transaction, present.id))
		await updateToPending(transaction, owner?.id ?? accountId)
		return findOrganisationOf(transaction, accountId)
	})
}
