import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import { auditLog } from '@profile-search/db/schema/site'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { conflictWith } from './conflict.ts'

/** Everything that was decided about an account, newest first. */
export async function listDecisions(db: Db, accountId: string) {
	return db
		.select({
			action: auditLog.action,
			actorName: sql<string | null>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
			reason: auditLog.reason,
			at: auditLog.at,
		})
		.from(auditLog)
		.leftJoin(accounts, eq(accounts.id, auditLog.actorId))
		.where(eq(auditLog.subjectId, accountId))
		.orderBy(desc(auditLog.at))
		.limit(100)
}

type Decided =
	| { status: 'approved' | 'rejected'; reason: string | null }
	| { status: 'asked'; reason: string }

/**
 * Decides a pending account. Undefined when it is not this approver's to decide on, or not pending any more, such as
 * when another approver was faster. Who is asked for more stays pending, in their place of the queue.
 */
export async function updatePending(
	db: Db,
	approverId: string,
	accountId: string,
	{ status, reason }: Decided,
) {
	const isAsked = status === 'asked'
	const [account] = await db
		.update(accounts)
		.set(
			isAsked
				? { askedAt: sql`now()`, statusReason: reason }
				: { status, statusReason: reason, waitingSince: null, askedAt: null },
		)
		.where(
			and(
				eq(accounts.id, accountId),
				eq(accounts.status, 'pending'),
				isAsked ? isNull(accounts.askedAt) : undefined,
				sql`${conflictWith(approverId)} is null`,
			),
		)
		.returning()
	return account
}

/** How an account stands before an approver. */
export async function findStanding(db: Db, approverId: string, accountId: string) {
	const [found] = await db
		.select({
			userType: accounts.userType,
			status: accounts.status,
			statusReason: accounts.statusReason,
			waitingSince: accounts.waitingSince,
			askedAt: accounts.askedAt,
			conflict: conflictWith(approverId),
		})
		.from(accounts)
		.where(eq(accounts.id, accountId))
	return found
}
