import type { GuestDraft } from '@profile-search/contract/profiles/guests'
import type { Db } from '@profile-search/db/client'
import { lockAccount, updateToPending } from '#accounts/accounts/queries.ts'
import { refuseUnknownLanguages, refuseUnknownPlaces } from '#platform/reference/rules.ts'
import { conflict } from '#platform/refusal.ts'
import { upsertGuest } from './queries.ts'

/** The message when the account became another kind in another window. */
export const noGuest = 'profilesRefusals.noLongerGuest'

/** Saves the profile of a guest. An account that was incomplete or rejected then waits for an approver. */
export async function saveGuest(db: Db, accountId: string, draft: GuestDraft) {
	await db.transaction(async (transaction) => {
		const present = await lockAccount(transaction, accountId)
		if (present?.userType !== 'guest_user') throw conflict(noGuest)
		await refuseUnknownPlaces(transaction, { placeId: draft.placeId })
		await refuseUnknownLanguages(transaction, draft.languages)

		await upsertGuest(transaction, { ...draft, accountId })
		await updateToPending(transaction, accountId)
	})
}
