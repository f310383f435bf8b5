import { JobFields, type JobDraft } from '@profile-search/contract/hiring/job-drafts'
import { remindBeforeDays } from '@profile-search/contract/hiring/job-transitions'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { eq, sql } from 'drizzle-orm'
import { refuseRestricted } from '#accounts/strikes/strikes.ts'
import { record } from '#platform/audit/record.ts'
import { Refusal, conflict, malformedAt, notFound } from '#platform/refusal.ts'
import { today } from '#platform/settings/clock.ts'
import { moveJobs, published } from '../transitions/move-job.ts'
import {
	deleteRevision,
	findEditor,
	hasNamelessApplicants,
	lockJob,
	updateJob,
	upsertRevision,
} from './queries.ts'
import { refuseTooLong } from './refuse-too-long.ts'
import { findTrust } from './trust.ts'
import { refuseUnknown, writeJob } from './write-job.ts'

/** The account that saves, and its organisation. */
export type Editor = { organisationId: string; accountId: string }

/** Creates a job, published or as a draft, and returns its id. */
export async function postJob(db: Db, editor: Editor, draft: JobDraft) {
	const by = { organisationId: editor.organisationId, editorId: editor.accountId }
	return db.transaction(async (transaction) => {
		await refuseUnknown(transaction, editor.organisationId, draft)
		if (draft.publish) await refuseTooLong(transaction, draft.closesOn, draft.publishAt)
		const id = await writeJob(transaction, by, fieldsOf(draft))
		if (draft.publish) await publish(transaction, editor, id, draft)
		return id
	})
}

/** Changes a job. A change based on an older version overwrites nothing. */
export async function saveJob(db: Db, editor: Editor, id: string, draft: JobDraft & { version: number }) {
	const { organisationId, accountId } = editor
	return db.transaction(async (transaction) => {
		const job = await lockJob(transaction, organisationId, id)
		if (!job) throw notFound('refusals.noJob')
		if (job.status === 'closed') throw conflict('hiringRefusals.closedPostAgain')
		if (job.version !== draft.version) throw await overtaken(transaction, id, accountId)

		await refuseUnknown(transaction, organisationId, draft)
		if (draft.publish) await refuseTooLong(transaction, draft.closesOn, draft.publishAt)
		const isPublic = job.status === 'open' || job.status === 'paused'
		if (isPublic && !draft.publish) throw conflict('hiringRefusals.publicJob')
		if (isPublic && job.isBlind && !draft.isBlind) await refuseUnmasking(transaction, id)
		if (isPublic && !(await findTrust(transaction, organisationId)).isTrusted) {
			await upsertRevision(transaction, id, accountId, fieldsOf(draft))
			return updateJob(transaction, id, { editorId: accountId })
		}

		await deleteRevision(transaction, id)
		await writeJob(transaction, { organisationId, editorId: accountId }, fieldsOf(draft), id)
		if (isPublic) await remindAnew(transaction, id)
		else if (draft.publish) await publish(transaction, editor, id, draft)
		else await moveJobs(transaction, 'takeBack', eq(jobs.id, id), { waitingSince: null, publishAt: null })
	})
}

/** Publishes a draft: at once, at its time, or after an approver has accepted it. */
async function publish(db: Db, { organisationId, accountId }: Editor, id: string, { publishAt }: JobDraft) {
	await refuseRestricted(db, accountId)
	const { isTrusted } = await findTrust(db, organisationId)
	const later = publishAt && publishAt > new Date() ? publishAt : null
	if (!isTrusted) {
		const waitingSince = sql`coalesce(${jobs.waitingSince}, now())`
		await moveJobs(db, 'submit', eq(jobs.id, id), { waitingSince, publishAt: later, reviewMessage: null })
	} else if (later) {
		const values = { publishAt: later, waitingSince: null, reviewMessage: null }
		await moveJobs(db, 'schedule', eq(jobs.id, id), values)
	} else {
		await moveJobs(db, 'publish', eq(jobs.id, id), published)
		await record(db, { actorId: accountId, action: 'job_published', subjectId: id })
	}
}

/** A later last day gets another reminder. */
async function remindAnew(db: Db, id: string) {
	await db
		.update(jobs)
		.set({ remindedAt: null })
		.where(sql`${jobs.id} = ${id} and ${jobs.closesOn} > ${today} + ${remindBeforeDays}::int`)
}

async function overtaken(db: Db, id: string, accountId: string): Promise<Refusal> {
	const editor = await findEditor(db, id)
	if (!editor?.name) return conflict('hiringRefusals.overtaken')
	if (editor.id === accountId) return conflict('hiringRefusals.overtakenByYou')
	return conflict('hiringRefusals.overtakenBy', { name: editor.name })
}

async function refuseUnmasking(db: Db, id: string) {
	if (!(await hasNamelessApplicants(db, id))) return
	throw malformedAt('isBlind', 'hiringRefusals.staysBlind')
}

/** The content of a job, without what is to be done with it. */
function fieldsOf(draft: JobDraft) {
	return JobFields.parse(draft)
}
