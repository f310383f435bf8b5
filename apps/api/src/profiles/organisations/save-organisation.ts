import type { OrganisationDraft } from '@profile-search/contract/profiles/organisations'
import type { Db } from '@profile-search/db/client'
import { lockAccount, updateToPending } from '#accounts/accounts/queries.ts'
import { refuseUnknownPlaces } from '#platform/reference/rules.ts'
import { differing, hold, isShown } from '../held-changes/hold.ts'
import { findOwner } from './queries.ts'
import { findOrganisationOf, insertOrganisation, updateOrganisation } from './queries.ts'

/**
 * Saves a complete organisation. The account is locked first, so that two saves at once do not create two
 * organisations.
 */
export async function saveOrganisation(db: Db, accountId: string, draft: OrganisationDraft) {
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, accountId)
		await refuseUnknownPlaces(transaction, { placeId: draft.placeId })
		const present = await findOrganisationOf(transaction, accountId)
		// The status is that of the owner, even when an administrator of the team saves.
		const owner = present && (await findOwner(transaction, present.id))
		if (!present) await insertOrganisation(transaction, accountId, draft)
		else if (isShown(present.status)) await changeShown(transaction, accountId, present, draft)
		else await updateOrganisation(transaction, present.id, draft)
		await updateToPending(transaction, owner?.id ?? accountId)
		return findOrganisationOf(transaction, accountId)
	})
}

type Present = NonNullable<Awaited<ReturnType<typeof findOrganisationOf>>>

/**
 * Saves what may change at once. Changes of the organisation's identity wait for an approver, while the old values stay
 * shown.
 */
async function changeShown(db: Db, authorId: string, present: Present, draft: OrganisationDraft) {
	const { name, kind, website, ...rest } = draft
	await updateOrganisation(db, present.id, rest)
	await hold(
		db,
		{ organisationId: present.id },
		{ authorId, fields: ['name', 'kind', 'website'], changes: differing(present, { name, kind, website }) },
	)
}
