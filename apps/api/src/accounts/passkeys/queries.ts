import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { passkeys } from '@profile-search/db/schema/accounts/second-steps'
import { and, eq, lt, sql } from 'drizzle-orm'

export async function listPasskeysOf(db: Db, accountId: string) {
	return db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(passkeys.id)
}

/** Undefined when the passkey is already known. */
export async function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert) {
	const [inserted] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning()
	return inserted
}

/** False when the account has no such passkey. */
export async function deletePasskeyOf(db: Db, accountId: string, id: string) {
	const deleted = await db
		.delete(passkeys)
		.where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
		.returning({ id: passkeys.id })
	return deleted.length > 0
}

/** A passkey and the account it opens. */
export async function findPasskey(db: Db, credentialId: string) {
	const [found] = await db
		.select({ passkey: passkeys, account: accounts })
		.from(passkeys)
		.innerJoin(accounts, eq(accounts.id, passkeys.accountId))
		.where(eq(passkeys.credentialId, credentialId))
	return found
}

/**
 * Records a use. False when the count has not risen, for example because another login has just used it; 0 is
 * an authenticator that does not count.
 */
export async function updateCounter(db: Db, id: string, counter: number) {
	const hasRisen = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
	const updated = await db
		.update(passkeys)
		.set({ counter, lastUsedAt: sql`now()` })
		.where(and(eq(passkeys.id, id), hasRisen))
		.returning({ id: passkeys.id })
	return updated.length > 0
}
