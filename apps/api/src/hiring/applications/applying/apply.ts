import type { ApplicationDraft } from '@profile-search/contract/hiring/applying'
import type { Db } from '@profile-search/db/client'
import { applicationAnswers, applicationEvents } from '@profile-search/db/schema/hiring/applications'
import type { TextKey } from '@profile-search/text/translate'
import type { Limits } from '#http/limits.ts'
import type { Context } from '#platform/context/context.ts'
import { keepAttachments } from '#platform/files/attachments/keep-attachments.ts'
import { readAttachment } from '#platform/files/attachments/read-attachment.ts'
import { conflict, malformed, malformedAt, notFound } from '#platform/refusal.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { noteFiles } from '#profiles/resumes/note-files.ts'
import { listJobDocuments } from '#search/index/documents.ts'
import { publishMove } from '../../webhooks/publish-event.ts'
import { announceMove } from '../announce.ts'
import { moveApplication } from '../move.ts'
import { findApplicationFor } from '../queries.ts'
import { checkAnswers } from './check-answers.ts'
import {
	findJobFor,
	holdApplicationFor,
	holdOpenJob,
	insertApplication,
	isHidingFrom,
	isInvited,
	listQuestions,
	removeContent,
	updateContent,
	updateInvitationToInterested,
} from './queries.ts'
import { matchNow, takeSnapshot } from './snapshot.ts'

type ApplyContext = Pick<Context, 'db' | 'files' | 'matcher'> & { limits: Limits }

const closed = 'refusals.jobGone'

/**
 * Applies for a job, or again after a withdrawal, and returns the id of the application. A person who has already
 * applied gets the existing one, however often the form is sent.
 */
export async function apply(
	{ db, files, limits, matcher }: ApplyContext,
	candidateId: string,
	jobId: string,
	draft: ApplicationDraft,
) {
	const before = await findApplicationFor(db, jobId, candidateId)
	if (before && before.status !== 'withdrawn') return before.id

	const job = await findJobFor(db, jobId, candidateId)
	if (!job?.isOpen) throw notFound(closed)
	const obstacle = whyNotApply(job)
	if (obstacle) throw conflict(obstacle)
	if (!draft.despiteBlock && (await isHidingFrom(db, candidateId, job.organisationId)))
		throw malformed(
			'hiringRefusals.hidesFrom',
			{ despiteBlock: 'hiringRefusals.confirmThis' },
			{ organisation: job.organisation.name },
		)
	const answers = checkAnswers(await listQuestions(db, jobId), draft.answers)
	const file = draft.file && (await readResumeFile(draft.file))
	const resume = await takeSnapshot(db, candidateId)
	if (!resume) throw conflict('hiringRefusals.completeProfile')
	const { applicationsADay } = await findSiteSettings(db)
	await limits.spend('applicationsByAccountADay', candidateId, applicationsADay)
	const [document] = await listJobDocuments(db, [jobId])
	const match = await matchNow(db, matcher, candidateId, document)

	return db.transaction(async (transaction) => {
		const { motivation, sharesContact } = draft
		const source = await sourceOf(transaction, job, candidateId, draft)
		const content = {
			motivation,
			sharesContact,
			source,
			resume,
			isBlind: job.isBlind,
			matchTotal: match && Math.round(match.total * 10),
			matchRecord: match,
		}
		if (!(await holdOpenJob(transaction, jobId))) throw notFound(closed)
		const application = before
			? await applyAgain(transaction, before.id, candidateId, content)
			: await insertApplication(transaction, { ...content, jobId, candidateId })
		// Another click was faster: its application stands, and this one adds nothing to it.
		if (!application) return idOf(await findApplicationFor(transaction, jobId, candidateId))

		const { id } = application
		await updateInvitationToInterested(transaction, jobId, candidateId)
		if (answers.length)
			await transaction
				.insert(applicationAnswers)
				.values(answers.map((answer) => ({ ...answer, applicationId: id })))
		if (file) {
			await keepAttachments(transaction, files, { applicationId: id }, [file])
			await noteFiles(transaction, candidateId, [file.bytes])
		}
		await sendOff(transaction, id, candidateId, before !== undefined)
		return id
	})
}

/** The reason why this person, or anybody, cannot apply for this job here; undefined when they can. */
export function whyNotApply({
	applyRoute,
	isOwn,
}: {
	applyRoute: string
	isOwn: boolean
}): TextKey | undefined {
	if (isOwn) return 'hiringRefusals.ownJob'
	if (applyRoute !== 'here') return 'hiringRefusals.applyElsewhere'
	return undefined
}

/** An invitation is the source if there is one, but not where the team must not know who applies. */
async function sourceOf(
	db: Db,
	job: { id: string; isBlind: boolean },
	candidateId: string,
	{ source }: ApplicationDraft,
): Promise<ApplicationDraft['source']> {
	if (!job.isBlind && (await isInvited(db, job.id, candidateId))) return 'invitation'
	return source === 'invitation' ? 'portal' : source
}

type Content = Parameters<typeof updateContent>[2]

/** Replaces the content of a withdrawn application. Undefined when it is no longer withdrawn. */
async function applyAgain(db: Db, id: string, candidateId: string, content: Content) {
	const held = await holdApplicationFor(db, id, candidateId)
	if (held?.status !== 'withdrawn') return undefined
	await removeContent(db, id)
	await updateContent(db, id, content)
	return { id }
}

async function sendOff(db: Db, applicationId: string, candidateId: string, isAgain: boolean) {
	if (isAgain) {
		const side = { by: 'candidate', accountId: candidateId } as const
		return moveApplication(db, side, { applicationId, from: 'withdrawn', to: 'submitted' })
	}
	const [event] = await db
		.insert(applicationEvents)
		.values({ applicationId, toStatus: 'submitted', actorId: candidateId })
		.returning({ id: applicationEvents.id })
	if (event) await announceMove(db, event.id)
	await publishMove(db, applicationId, 'submitted')
}

async function readResumeFile(sent: File) {
	const read = await readAttachment(sent).catch(() => undefined)
	if (!read || !/\.(pdf|docx)$/.test(read.name)) throw malformedAt('file', 'hiringRefusals.resumeFile')
	return read
}

function idOf(application: { id: string } | undefined) {
	if (!application) throw notFound(closed)
	return application.id
}
