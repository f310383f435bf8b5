import type { Visibility } from '@profile-search/contract/profiles/candidates'
import type { Db } from '@profile-search/db/client'
import { noteVisibility } from '#accounts/consents/queries.ts'
import { updateCandidate } from './queries.ts'

/** Changes who sees a profile, and records the change as consent. */
export async function changeVisibility(db: Db, accountId: string, visibility: Visibility) {
	await updateCandidate(db, accountId, { visibility })
	await noteVisibility(db, accountId, visibility)
}
