import type { CloseReason, JobOutcome } from '@profile-search/contract/hiring/jobs'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import { conflict } from '#platform/refusal.ts'
import { moveJobs } from './move-job.ts'
import { isOwn, requireOwn, type Owner } from './own-job.ts'

/** The outcome that follows from the reason for closing. */
const outcomes: Record<CloseReason, JobOutcome | null> = {
	filled_here: 'hired_here',
	filled_elsewhere: 'hired_elsewhere',
	not_filled: 'not_filled',
	withdrawn: null,
	expired: null,
}

/** Closes a job and records it in the audit log. */
export async function closeJob(
	db: Db,
	owner: Owner,
	id: string,
	{ closeReason, reason }: { closeReason: CloseReason; reason: string | null },
) {
	await requireOwn(db, owner, id)
	const outcome = outcomes[closeReason]
	await db.transaction(async (transaction) => {
		const [closed] = await moveJobs(transaction, 'close', isOwn(owner, id), {
			closeReason,
			closedReason: reason,
			closedAt: sql`now()`,
			outcome,
			outcomeAt: outcome && sql`now()`,
			editorId: owner.accountId,
		})
		if (!closed) throw conflict('hiringRefusals.notOpen')
		await record(transaction, { actorId: owner.accountId, action: 'job_closed', subjectId: id, reason })
	})
}

/** Undoes a recent closing: the job is open again, or paused if it was before. */
export async function reopenJob(db: Db, owner: Owner, id: string) {
	const { canReopen } = await requireOwn(db, owner, id)
	if (!canReopen) throw conflict('hiringRefusals.notJustClosed')
	const fresh = { closeReason: null, closedReason: null, closedAt: null, outcome: null, outcomeAt: null }
	await db.transaction(async (transaction) => {
		const isMine = isOwn(owner, id)
		const opened = [
			...(await moveJobs(transaction, 'reopen', and(isMine, isNull(jobs.pausedAt)), fresh)),
			...(await moveJobs(transaction, 'reopenPaused', and(isMine, isNotNull(jobs.pausedAt)), fresh)),
		]
		if (opened.length === 0) throw conflict('hiringRefusals.openAlready')
		await record(transaction, { actorId: owner.accountId, action: 'job_reopened', subjectId: id })
	})
}

/** Stores the outcome of a closed job, which may be corrected later. */
export async function tellOutcome(db: Db, owner: Owner, id: string, outcome: JobOutcome) {
	await requireOwn(db, owner, id)
	const told = await db
		.update(jobs)
		.set({ outcome, outcomeAt: sql`now()` })
		.where(and(isOwn(owner, id), eq(jobs.status, 'closed')))
		.returning({ id: jobs.id })
	if (told.length === 0) throw conflict('hiringRefusals.outcomeTooEarly')
}
