import * as contract from '@profile-search/contract/contact-requests'
import type { FastifyInstance } from 'fastify'
import { viewerOf } from '../candidates/rules.ts'
import { createLimits } from '../limits.ts'
import type { Parts } from '../parts.ts'
import { enqueue } from '../queue.ts'
import { conflict, notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { signedIn } from '../session.ts'
import { askForContact, notReachable } from './ask.ts'
import { findLatestBetween, findRequest, listRequests, updateAnswer, updateToWithdrawn } from './queries.ts'
import { findReachable } from './reach.ts'

export function contactRequestRoutes(app: FastifyInstance, { connection, settings }: Parts) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	async function requestOf(me: string, id: string) {
		const request = await findRequest(db, me, id)
		if (!request) throw notFound()
		return request
	}

	serve(app, contract.listContactRequests, (request) =>
		listRequests(db, signedIn(request).id, request.query.box, request.query.page),
	)

	serve(app, contract.showContactWith, async (request) => {
		const subject = await findReachable(db, viewerOf(request), request.params.subjectId)
		if (!subject) throw notFound(notReachable)
		const latest = await findLatestBetween(db, signedIn(request).id, subject.id)
		return { subject, request: latest ?? null }
	})

	serve(app, contract.askForContact, async (request) => {
		const { id } = signedIn(request)
		const asked = await askForContact(db, limits, { id, viewer: viewerOf(request) }, request.body)
		return requestOf(id, asked)
	})

	serve(app, contract.answerContactRequest, async (request) => {
		const { id } = signedIn(request)
		const { requestId } = request.params
		const { body } = request
		await db.transaction(async (transaction) => {
			const updated = await updateAnswer(transaction, id, requestId, {
				status: body.answer === 'accept' ? 'accepted' : 'declined',
				declineReason: body.answer === 'decline' ? body.reason : null,
				declineWords: body.answer === 'decline' ? body.words : null,
			})
			if (!updated) throw conflict('This request is not waiting for you any more.')
			await enqueue(transaction, 'mail_contact_answer', { requestId })
		})
		return requestOf(id, requestId)
	})

	serve(app, contract.withdrawContactRequest, async (request) => {
		const withdrawn = await updateToWithdrawn(db, signedIn(request).id, request.params.requestId)
		if (!withdrawn) throw conflict('There is nothing to withdraw here.')
		return null
	})
}
