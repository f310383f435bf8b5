import type { AccountStatus } from '@profile-search/contract/accounts/accounts'
import type { HeldField } from '@profile-search/contract/trust/held-changes'
import type { Db } from '@profile-search/db/client'
import { heldChanges } from '@profile-search/db/schema/trust/approvals'
import { eq, sql } from 'drizzle-orm'
import { lockHeld, type Subject, type Values } from './queries.ts'

/** Whether others have seen this account after its approval. */
export function isShown(status: AccountStatus | undefined) {
	return status === 'approved' || status === 'frozen'
}

/** The wanted values that differ from the present ones. */
export function differing(now: Values, wanted: Values): Values {
	return Object.fromEntries(
		Object.entries(wanted).filter(([field, value]) => (now[field as HeldField] ?? null) !== value),
	)
}

/**
 * Replaces the changes that wait in these fields; without new ones, the author has withdrawn them. Unchanged changes
 * keep their place in the queue.
 */
export async function hold(
	db: Db,
	subject: Subject,
	{ authorId, fields, changes }: { authorId: string; fields: readonly HeldField[]; changes: Values },
) {
	const held = await lockHeld(db, subject)
	const others = Object.entries(held?.changes ?? {}).filter(
		([field]) => !fields.some((each) => each === field),
	)
	const all = { ...Object.fromEntries(others), ...changes }
	if (held && Object.keys(all).length === 0) return db.delete(heldChanges).where(eq(heldChanges.id, held.id))
	if (Object.keys(all).length === 0 || (held && isSame(held.changes, all))) return
	if (!held) return db.insert(heldChanges).values({ ...subject, changes: all, authorId })
	await db
		.update(heldChanges)
		.set({ changes: all, authorId, version: sql`${heldChanges.version} + 1` })
		.where(eq(heldChanges.id, held.id))
}

function isSame(one: Values, other: Values) {
	return (
		Object.keys(one).length === Object.keys(other).length && Object.keys(differing(one, other)).length === 0
	)
}
