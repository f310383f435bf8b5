import { dayIn, momentIn } from '@profile-search/contract/platform/site-time'
import type { SuspensionDraft } from '@profile-search/contract/site/admin-accounts'
import type { Db } from '@profile-search/db/client'
import type { z } from 'zod'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, forbidden, malformedAt, notFound } from '#platform/refusal.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { insertSuspension, updateToLifted, updateToSuspended } from './queries.ts'

/**
 * Suspends an account: nothing of it is shown from then on, since lists, search, matches, feeds and applications
 * check the status. Its sessions end, and the person is told by mail, in one transaction.
 */
export async function suspend(
	db: Db,
	suspendedBy: string,
	accountId: string,
	{ reason, until: day }: z.output<typeof SuspensionDraft>,
) {
	if (suspendedBy === accountId) throw forbidden('trustRefusals.suspendSelf')
	return db.transaction(async (transaction) => {
		const account = await lockAccount(transaction, accountId)
		if (!account) throw notFound('refusals.noAccount')
		if (account.status === 'suspended') throw conflict('trustRefusals.suspendedAlready')
		const { status: statusBefore, statusReason: reasonBefore } = account
		const until = day === null ? null : await firstMomentOf(transaction, day)
		await insertSuspension(transaction, {
			accountId,
			reason,
			suspendedBy,
			until,
			statusBefore,
			reasonBefore,
		})
		await updateToSuspended(transaction, accountId, reason)
		await record(transaction, {
			actorId: suspendedBy,
			action: 'account_suspended',
			subjectId: accountId,
			reason,
			facts: { before: { status: statusBefore }, after: { status: 'suspended', until: day } },
		})
		await enqueue(transaction, 'mail_suspension', { accountId })
		return { status: 'suspended' as const }
	})
}

/**
 * Lifts a suspension, either by hand or, without an actor, because its end date has come. The person is told by mail.
 */
export async function lift(db: Db, liftedBy: string | null, accountId: string, reason: string | null) {
	if (liftedBy === accountId) throw forbidden('trustRefusals.liftSelf')
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, accountId)
		const lifted = await updateToLifted(transaction, accountId)
		if (!lifted) throw conflict('trustRefusals.notSuspended')
		const { statusBefore: status } = lifted
		await record(transaction, {
			actorId: liftedBy,
			action: 'account_readmitted',
			subjectId: accountId,
			reason,
			facts: { before: { status: 'suspended' }, after: { status } },
		})
		await enqueue(transaction, 'mail_readmission', { accountId })
		return { status }
	})
}

/** The end of a suspension until a day. The day must be in the future. */
async function firstMomentOf(db: Db, day: string) {
	const { timeZone } = await findSiteSettings(db)
	if (day > dayIn(timeZone)) return momentIn(timeZone, `${day}T00:00`)
	throw malformedAt('until', 'trustRefusals.futureDay')
}
