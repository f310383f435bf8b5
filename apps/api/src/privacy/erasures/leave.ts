import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { erasures } from '@profile-search/db/schema/privacy/personal-data'
import { eq, sql } from 'drizzle-orm'
import { lockAdministrators } from '#accounts/accounts/administrators.ts'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { findOpenErasure } from '#accounts/leaving/open-erasure.ts'
import { moveApplication } from '#hiring/applications/move.ts'
import { moveJobs } from '#hiring/jobs/transitions/move-job.ts'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict } from '#platform/refusal.ts'
import {
	deleteSessionsOf,
	findOwned,
	isPublicJobOf,
	listRunningApplications,
	updateRequestsToWithdrawn,
} from './queries.ts'

/**
 * Starts the erasure that an account asks for. This transaction hides the account, since everything that shows people
 * checks the status. Whatever others wait for is ended, and they are told; the rest can be restored until the account
 * is sealed.
 */
export async function askForErasure(db: Db, accountId: string) {
	return db.transaction(async (transaction) => {
		const account = await lockAccount(transaction, accountId)
		if ((await findOpenErasure(transaction, accountId))?.statusBefore)
			throw conflict('privacyRefusals.erasing')
		if (account?.isAdministrator && (await lockAdministrators(transaction)).length === 1)
			throw conflict('privacyRefusals.onlyAdministrator')
		const owned = await findOwned(transaction, accountId)
		if (owned?.others) throw conflict('privacyRefusals.handOverFirst')

		const [erasure] = await transaction
			.insert(erasures)
			.values({ accountId, cause: 'asked', ...dueTimes })
			// An account that was warned about its absence now asks for the erasure itself.
			.onConflictDoUpdate({
				target: erasures.accountId,
				set: { cause: 'asked', beganAt: sql`now()`, warnedAt: null, ...dueTimes },
			})
			.returning({ sealDueAt: erasures.sealDueAt, destroyDueAt: erasures.destroyDueAt })
		if (!erasure) throw new Error('The row was just written.')
		await endWhatOthersWaitFor(transaction, accountId)
		await hide(transaction, accountId)
		await record(transaction, { actorId: accountId, action: 'erasure_asked', subjectId: accountId })
		await enqueue(transaction, 'mail_erasure', { accountId, news: 'asked' })
		return erasure
	})
}

/** Withdraws applications and contact requests, and closes the jobs of an organisation without other members. */
export async function endWhatOthersWaitFor(db: Db, accountId: string) {
	for (const { id, status } of await listRunningApplications(db, accountId))
		await moveApplication(
			db,
			{ by: 'candidate', accountId },
			{ applicationId: id, from: status, to: 'withdrawn' },
		)
	await updateRequestsToWithdrawn(db, accountId)
	const owned = await findOwned(db, accountId)
	if (!owned) return
	const closed = await moveJobs(db, 'close', isPublicJobOf(owned.organisationId), {
		closeReason: 'withdrawn',
		closedAt: sql`now()`,
		editorId: accountId,
	})
	for (const { id } of closed) await record(db, { actorId: accountId, action: 'job_closed', subjectId: id })
}

/** Hides the account as a suspension does, and stores its status. */
export async function hide(db: Db, accountId: string) {
	await db.execute(sql`
		update erasures set status_before = account.status, status_reason_before = account.status_reason,
			waiting_since_before = account.waiting_since
		from accounts account where account.id = erasures.account_id and account.id = ${accountId}`)
	await db
		.update(accounts)
		.set({ status: 'suspended', statusReason: null, waitingSince: null })
		.where(eq(accounts.id, accountId))
	await deleteSessionsOf(db, accountId)
}

/** The periods of an erasure requested now, from the site settings, as SQL. */
const returnDays = sql`coalesce((select return_days from site_settings), 7)`
const sealedDays = sql`coalesce((select sealed_days from site_settings), 365)`

export const dueTimes = {
	sealDueAt: sql<Date>`now() + make_interval(days => ${returnDays})`.mapWith(erasures.sealDueAt),
	destroyDueAt: sql<Date>`now() + make_interval(days => ${returnDays} + ${sealedDays})`.mapWith(
		erasures.destroyDueAt,
	),
}
