import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { erasures } from '@profile-search/db/schema/privacy/personal-data'
import { suspensions } from '@profile-search/db/schema/trust/approvals'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { findOpenErasure } from './open-erasure.ts'

/**
 * A login keeps the account: records that its owner is here, and takes back their erasure. Runs in the
 * transaction of the login, which locks the account.
 */
export async function noteReturn(db: Db, accountId: string) {
	await db
		.update(accounts)
		.set({ seenAt: sql`now()` })
		.where(eq(accounts.id, accountId))
	const erasure = await findOpenErasure(db, accountId)
	if (!erasure) return
	await db.delete(erasures).where(and(eq(erasures.accountId, accountId), isNull(erasures.sealedAt)))
	const { statusBefore, statusReasonBefore, waitingSinceBefore } = erasure
	if (!statusBefore) return

	const before =
		statusBefore === 'suspended'
			? await beforeSuspension(db, accountId)
			: { status: statusBefore, statusReason: statusReasonBefore }
	await db
		.update(accounts)
		.set({ ...before, waitingSince: waitingSinceBefore })
		.where(eq(accounts.id, accountId))
	await record(db, { actorId: accountId, action: 'erasure_taken_back', subjectId: accountId })
	await enqueue(db, 'mail_erasure', { accountId, news: 'taken_back' })
}

/** The status before a suspension that was lifted meanwhile; a suspension that still holds goes on. */
async function beforeSuspension(db: Db, accountId: string) {
	const [latest] = await db
		.select()
		.from(suspensions)
		.where(eq(suspensions.accountId, accountId))
		.orderBy(desc(suspensions.startedAt))
		.limit(1)
	if (latest?.liftedAt) return { status: latest.statusBefore, statusReason: latest.reasonBefore }
	return { status: 'suspended' as const, statusReason: latest?.reason ?? null }
}
