import * as contract from '@profile-search/contract/hiring/applicants'
import { applicationTransitions } from '@profile-search/contract/hiring/applications'
import { sentenceOf } from '@profile-search/text/sentence'
import type { FastifyInstance } from 'fastify'
import { paged } from '#http/cursors/paged.ts'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound, refusalOf } from '#platform/refusal.ts'
import { letterToApplicant } from '../letter-to-applicant.ts'
import { createApplicantService, readerOf, type OfApplicant } from './applicant-service.ts'
import { applicantFileRoutes } from './file-routes.ts'
import { findApplicant, findRow } from './find-applicant.ts'
import { listApplicants } from './list-applicants.ts'
import { deleteNote, findJobOf, insertNote, listNotes, saveStars } from './queries.ts'

export function applicantRoutes(app: FastifyInstance, context: RouteContext) {
	const { db, matcher } = context
	const service = createApplicantService(db)
	applicantFileRoutes(app, context)
	opinionRoutes(app, context)

	async function applicantFor(request: OfApplicant) {
		const { jobId, applicationId } = request.params
		return findApplicant(db, matcher, readerOf(request), jobId, applicationId)
	}

	serve(app, contract.listApplicants, (request) =>
		paged(request, (asked) =>
			listApplicants(db, matcher, readerOf(request), request.params.jobId, { ...request.query, ...asked }),
		),
	)

	serve(app, contract.showApplicant, async (request) => {
		await service.markViewed(request)
		return applicantFor(request)
	})

	serve(app, contract.moveApplicant, async (request) => {
		await service.move(request, { ...request.body, applicationId: request.params.applicationId })
		return applicantFor(request)
	})

	serve(app, contract.moveApplicants, async (request) => {
		const { applications, ...target } = request.body
		const { jobId } = request.params
		const job = await findJobOf(db, organisationOf(request), jobId)
		if (!job) throw notFound('refusals.noJob')
		const results = []
		for (const { applicationId, from } of applications) {
			const refusal = await service.move(request, { ...target, applicationId, from }).catch(refusalOf)
			const row = await findRow(db, readerOf(request), jobId, applicationId).catch(refusalOf)
			results.push({
				applicationId,
				isMoved: refusal === undefined,
				status: row instanceof Error ? null : row.status,
				message: sentenceOf(refusal?.message ?? ''),
			})
		}
		return results
	})

	serve(app, contract.previewMoveMail, async (request) => {
		const row = await service.rowFor(request)
		const job = await findJobOf(db, organisationOf(request), request.params.jobId)
		if (!job) throw notFound('refusals.noJob')
		const { to, reason, message } = request.body
		const letter = letterToApplicant({
			to,
			message,
			rejectReason: reason,
			isBack: applicationTransitions[row.status][to]?.isBack ?? false,
			firstName: row.isNameless ? '…' : row.firstName,
			job: job.title,
			organisation: job.organisation.name,
		})
		if (!letter) return null
		const { subject, paragraphs } = await letter.render(db)
		return { subject, paragraphs: paragraphs.filter((part) => typeof part === 'string') }
	})
}

/** Notes and stars, for the team only. */
function opinionRoutes(app: FastifyInstance, { db }: RouteContext) {
	const service = createApplicantService(db)

	serve(app, contract.addApplicantNote, async (request) => {
		const reader = readerOf(request)
		const { id } = await service.rowFor(request)
		const { text } = request.body
		const inserted = await insertNote(db, { applicationId: id, authorId: reader.accountId, text })
		const note = (await listNotes(db, id, reader)).find((each) => each.id === inserted?.id)
		if (!note) throw notFound('hiringRefusals.noApplication')
		return note
	})

	serve(app, contract.removeApplicantNote, async (request) => {
		const { id } = await service.rowFor(request)
		const isDeleted = await deleteNote(db, signedIn(request).id, id, request.params.noteId)
		if (!isDeleted) throw notFound('hiringRefusals.notYourNote')
		return null
	})

	serve(app, contract.rateApplicant, async (request) => {
		const { id } = await service.rowFor(request)
		await saveStars(db, signedIn(request).id, id, request.body.stars)
		const { stars, ratings, myStars } = await service.rowFor(request)
		return { stars, ratings, myStars }
	})
}
