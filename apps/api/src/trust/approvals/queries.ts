import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { conflictWith } from '#accounts/decisions/conflict.ts'

type Decided =
	| { status: 'approved' | 'rejected'; reason: string | null }
	| { status: 'asked'; reason: string }

/**
 * Decides a pending account. Undefined when this approver may not decide on it, or it is not pending any more, such
 * as when another approver was faster. An account that is asked for more stays pending, at its place in the queue.
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
