import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { openidIdentities } from '@profile-search/db/schema/accounts/openid'
import { and, eq, sql } from 'drizzle-orm'
import type { Origin } from '#http/origin.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { recordActivity } from '../sessions/activity.ts'

type Identity = { issuer: string; subject: string }

export async function listIdentitiesOf(db: Db, accountId: string) {
	return db
		.select()
		.from(openidIdentities)
		.where(eq(openidIdentities.accountId, accountId))
		.orderBy(openidIdentities.id)
}

/** The account that an identity opens. */
export async function findAccountOf(db: Db, identity: Identity) {
	const [found] = await db
		.select({ account: accounts })
		.from(openidIdentities)
		.innerJoin(accounts, eq(accounts.id, openidIdentities.accountId))
		.where(isIdentity(identity))
	return found?.account
}

export async function updateLastUse(db: Db, identity: Identity) {
	await db
		.update(openidIdentities)
		.set({ lastUsedAt: sql`now()` })
		.where(isIdentity(identity))
}

/**
 * Lets an identity open an account from now on, and tells its owner. False when it opens one already, or the account
 * has another identity of this provider. Called only once the account was proved with its password.
 */
export async function linkIdentity(
	db: Db,
	accountId: string,
	{ provider, issuer, subject }: Identity & { provider: string },
	origin: Origin,
) {
	const linked = await db
		.insert(openidIdentities)
		.values({ accountId, provider, issuer, subject })
		.onConflictDoNothing()
		.returning({ id: openidIdentities.id })
	if (!linked.length) return false
	await recordActivity(db, accountId, 'openid_linked', origin)
	await enqueue(db, 'mail_security_change', { accountId, change: 'openid_linked' })
	return true
}

/** False when the account has no such identity. */
export async function unlinkIdentity(db: Db, accountId: string, id: string, origin: Origin) {
	const unlinked = await db
		.delete(openidIdentities)
		.where(and(eq(openidIdentities.id, id), eq(openidIdentities.accountId, accountId)))
		.returning({ id: openidIdentities.id })
	if (!unlinked.length) return false
	await recordActivity(db, accountId, 'openid_unlinked', origin)
	await enqueue(db, 'mail_security_change', { accountId, change: 'openid_unlinked' })
	return true
}

function isIdentity({ issuer, subject }: Identity) {
	return and(eq(openidIdentities.issuer, issuer), eq(openidIdentities.subject, subject))
}
