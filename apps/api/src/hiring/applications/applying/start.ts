import type { Db } from '@profile-search/db/client'
import { type TextKey, t } from '@profile-search/text/translate'
import type { Matcher } from '#platform/context/matcher.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { listJobDocuments } from '#search/index/documents.ts'
import { findApplicationFor } from '../queries.ts'
import { whyNotApply } from './apply.ts'
import { findJobFor, findLastOf, isHidingFrom, listQuestions } from './queries.ts'
import { matchNow, missingIn, takeSnapshot } from './snapshot.ts'

/** The initial content of the application form. */
export async function startApplication(db: Db, matcher: Matcher, candidateId: string, jobId: string) {
	const job = await findJobFor(db, jobId, candidateId)
	if (!job) throw notFound('refusals.jobGone')
	const resume = await takeSnapshot(db, candidateId)
	if (!resume) throw conflict('hiringRefusals.completeProfile')

	const application = (await findApplicationFor(db, jobId, candidateId)) ?? null
	const [questions, last, blocksEmployer, [document]] = await Promise.all([
		listQuestions(db, jobId),
		findLastOf(db, candidateId),
		isHidingFrom(db, candidateId, job.organisationId),
		listJobDocuments(db, [jobId]),
	])
	const whyNot: TextKey | null =
		(application && application.status !== 'withdrawn' && 'hiringRefusals.applied') ||
		(!job.isOpen && 'hiringRefusals.noApplications') ||
		whyNotApply(job) ||
		null
	return {
		job,
		application,
		mayApply: whyNot === null,
		whyNot: whyNot && t(whyNot),
		questions,
		motivation: last?.motivation ?? null,
		sharesContact: last?.sharesContact ?? true,
		blocksEmployer,
		resume,
		missing: missingIn(resume),
		match: await matchNow(db, matcher, candidateId, document),
	}
}
