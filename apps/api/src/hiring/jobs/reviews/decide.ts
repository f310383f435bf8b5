import { JobFields } from '@profile-search/contract/hiring/job-drafts'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, eq } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import { announce } from '#platform/channels/events/announce.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { deleteRevision, findRevision, lockJob } from '../edits/queries.ts'
import { writeJob } from '../edits/write-job.ts'
import { tellTeam } from '../news/tell-team.ts'
import { moveJobs, published } from '../transitions/move-job.ts'
import { countAccepted, findWaiting } from './queries.ts'

/** An approver's decision on the version of a job that they have read. */
type Decided =
	| { decision: 'approve'; version: number }
	| { decision: 'reject'; reason: string; version: number }

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

const late = 'hiringRefusals.reviewLate'

/**
 * Decides, records the decision and tells the team: all or nothing, and only on the version that the approver has read.
 */
export async function decideJob(db: Db, approverId: string, id: string, decided: Decided) {
	return db.transaction(async (transaction) => {
		const waiting = await findWaiting(transaction, approverId, id)
		if (!waiting) throw notFound('hiringRefusals.nothingToDecide')
		const held = await lockJob(transaction, waiting.organisationId, id)
		if (held?.version !== decided.version) throw conflict(late)
		await (waiting.isChange
			? decideChange(transaction, approverId, waiting, decided)
			: decideNew(transaction, approverId, waiting, decided))
		await announce(transaction, [approverId], { kind: 'read' })
		return (await lockJob(transaction, waiting.organisationId, id))?.status ?? waiting.status
	})
}

async function decideNew(db: Db, approverId: string, job: Waiting, decided: Decided) {
	const isRead = and(eq(jobs.id, job.id), eq(jobs.version, decided.version))
	if (decided.decision === 'reject') {
		const { reason } = decided
		const values = { reviewMessage: reason, waitingSince: null, publishAt: null }
		if ((await moveJobs(db, 'sendBack', isRead, values)).length === 0) throw conflict(late)
		await record(db, { actorId: approverId, action: 'job_sent_back', subjectId: job.id, reason })
		return tellTeam(db, job, 'sent_back', reason)
	}
	const isLater = job.publishAt !== null && job.publishAt > new Date()
	const moved = isLater
		? await moveJobs(db, 'acceptForLater', isRead, { waitingSince: null, reviewMessage: null })
		: await moveJobs(db, 'accept', isRead, published)
	if (moved.length === 0) throw conflict(late)
	await countAccepted(db, job.organisationId)
	await record(db, { actorId: approverId, action: 'job_accepted', subjectId: job.id })
	await tellTeam(db, job, 'accepted')
}

async function decideChange(db: Db, approverId: string, job: Waiting, decided: Decided) {
	const revision = await findRevision(db, job.id)
	if (!revision) throw conflict(late)
	await deleteRevision(db, job.id)
	if (decided.decision === 'reject') {
		const { reason } = decided
		await record(db, { actorId: approverId, action: 'job_change_sent_back', subjectId: job.id, reason })
		return tellTeam(db, job, 'change_sent_back', reason)
	}
	const by = { organisationId: job.organisationId, editorId: revision.authorId }
	await writeJob(db, by, JobFields.parse(revision.draft), job.id)
	await record(db, { actorId: approverId, action: 'job_change_accepted', subjectId: job.id })
	await tellTeam(db, job, 'change_accepted')
}
