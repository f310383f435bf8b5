import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { sessions } from '@profile-search/db/schema/accounts/sessions'
import { suspensions } from '@profile-search/db/schema/trust/approvals'
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { findOpenErasure } from '#accounts/leaving/open-erasure.ts'

/** Undefined when the account is suspended already. */
export async function insertSuspension(db: Db, suspension: typeof suspensions.$inferInsert) {
	const [inserted] = await db.insert(suspensions).values(suspension).onConflictDoNothing().returning()
	return inserted
}

/** Suspends the account, with the reason that it reads, and ends its sessions. */
export async function updateToSuspended(db: Db, accountId: string, reason: string) {
	await db
		.update(accounts)
		.set({ status: 'suspended', statusReason: reason })
		.where(eq(accounts.id, accountId))
	await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

/** Ends the suspension, if there is one; the account gets back its earlier status. */
export async function updateToLifted(db: Db, accountId: string) {
	const [lifted] = await db
		.update(suspensions)
		.set({ liftedAt: sql`now()` })
		.where(isOn(accountId))
		.returning()
	if (!lifted) return undefined
	// An account that is leaving stays hidden, and is not suspended if it comes back.
	const leaving = await findOpenErasure(db, accountId)
	if (leaving?.statusBefore) return lifted
	await db
		.update(accounts)
		.set({ status: lifted.statusBefore, statusReason: lifted.reasonBefore })
		.where(and(eq(accounts.id, accountId), eq(accounts.status, 'suspended')))
	return lifted
}

/** The current suspension; undefined when there is none. */
export async function findSuspension(db: Db, accountId: string) {
	const [found] = await db.select().from(suspensions).where(isOn(accountId))
	return found
}

/** All suspensions of an account, newest first. */
export async function listSuspensions(db: Db, accountId: string) {
	return db
		.select({
			reason: suspensions.reason,
			startedAt: suspensions.startedAt,
			until: suspensions.until,
			liftedAt: suspensions.liftedAt,
			byName: fullNameIn<string | null>(accounts),
		})
		.from(suspensions)
		.leftJoin(accounts, eq(accounts.id, suspensions.suspendedBy))
		.where(eq(suspensions.accountId, accountId))
		.orderBy(desc(suspensions.startedAt))
}

/** Accounts whose suspension has passed its end date. */
export async function listOver(db: Db) {
	const rows = await db
		.select({ accountId: suspensions.accountId })
		.from(suspensions)
		.where(and(isNull(suspensions.liftedAt), lte(suspensions.until, sql`now()`)))
		.limit(500)
	return rows.map(({ accountId }) => accountId)
}

function isOn(accountId: string) {
	return and(eq(suspensions.accountId, accountId), isNull(suspensions.liftedAt))
}
