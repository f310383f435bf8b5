import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { and, eq } from 'drizzle-orm'
import { conflict } from '#platform/refusal.ts'
import { findViewer, isHiddenFrom } from '#visibility/hidden-from.ts'

/** Refuses contact with an account that the person has blocked, since it would never read the message. */
export async function refuseHidden(db: Db, ownerId: string, readerId: string) {
	const reader = await findViewer(db, readerId)
	if (!reader) return
	const hidden = await db.$count(accounts, and(eq(accounts.id, ownerId), isHiddenFrom(reader, accounts.id)))
	if (hidden > 0) throw conflict('profilesRefusals.youHide')
}
