import * as contract from '@profile-search/contract/messaging/contact-requests'
import type { FastifyInstance } from 'fastify'
import { paged } from '#http/cursors/paged.ts'
import { createLimits } from '#http/limits.ts'
import { serve, serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { viewerOfAccount } from '#visibility/viewer-of-account.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { answerRequest } from './answer.ts'
import { askForContact, notReachable } from './ask.ts'
import { findLatestBetween, findRequest, listRequests, updateToWithdrawn, type Party } from './queries.ts'
import { findReachable } from './reach.ts'
import { vcardOf } from './vcard.ts'

export function contactRequestRoutes(
	app: FastifyInstance,
	{ connection, settings, publicUrl }: RouteContext,
) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	async function requestOf(party: Party, id: string) {
		const request = await findRequest(db, party, id)
		if (!request) throw notFound()
		return request
	}

	serve(app, contract.listContactRequests, (request) =>
		paged(request, (asked) => listRequests(db, viewerOfAccount(signedIn(request)), request.query.box, asked)),
	)

	serve(app, contract.showContactWith, async (request) => {
		const subject = await findReachable(db, viewerOf(request), request.params.subjectId)
		if (!subject) throw notFound(notReachable)
		const latest = await findLatestBetween(db, viewerOfAccount(signedIn(request)), subject.id)
		return { subject, request: latest ?? null }
	})

	serve(app, contract.askForContact, async (request) => {
		const asker = { ...viewerOf(request), ...viewerOfAccount(signedIn(request)) }
		const asked = await askForContact(db, limits, asker, request.body)
		return requestOf(asker, asked)
	})

	serve(app, contract.answerContactRequest, async (request) => {
		const me = viewerOfAccount(signedIn(request))
		const { requestId } = request.params
		await answerRequest(db, me, requestId, request.body)
		return requestOf(me, requestId)
	})

	serveFile(app, contract.downloadContact, async (request, reply) => {
		const { requestId } = request.params
		const { other, email, mobileNumber } = await requestOf(viewerOfAccount(signedIn(request)), requestId)
		if (!email) throw notFound('messagingRefusals.noContact')
		const card = vcardOf({ ...other, email, mobileNumber, portal: publicUrl })
		return reply
			.type('text/vcard; charset=utf-8')
			.header('content-disposition', 'attachment; filename="contact.vcf"')
			.send(card)
	})

	serve(app, contract.withdrawContactRequest, async (request) => {
		const { id } = await requestOf(viewerOfAccount(signedIn(request)), request.params.requestId)
		const withdrawn = await updateToWithdrawn(db, signedIn(request).id, id)
		if (!withdrawn) throw conflict('messagingRefusals.nothingToWithdraw')
		return null
	})
}
