import * as contract from '@profile-search/contract/hiring/job-invitations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paged } from '#http/cursors/paged.ts'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { answerInvitation } from './answer.ts'
import { invite, inviteSeveral } from './invite.ts'
import { findJobToInviteTo, findReceived, listReceived, listSent } from './queries.ts'

/** Invitations of people to apply, not those to a team. */
export function invitationRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.inviteToApply, async (request) => {
		const { jobId } = request.params
		await invite(db, limits, inviterOf(request), jobId, request.body)
		const [sent] = await listSent(db, jobId, [request.body.candidateId])
		if (!sent) throw notFound()
		return sent
	})

	serve(app, contract.inviteSeveralToApply, (request) =>
		inviteSeveral(db, limits, inviterOf(request), request.params.jobId, request.body),
	)

	serve(app, contract.listSentInvitations, async (request) => {
		const { jobId } = request.params
		const job = await findJobToInviteTo(db, organisationOf(request), jobId)
		if (!job) throw notFound('refusals.noJob')
		return listSent(db, jobId, request.query.ids)
	})

	serve(app, contract.listMyInvitations, (request) =>
		paged(request, (asked) => listReceived(db, signedIn(request).id, asked)),
	)

	serve(app, contract.answerInvitation, async (request) => {
		const { id } = signedIn(request)
		const { jobInvitationId } = request.params
		await answerInvitation(db, id, jobInvitationId, request.body.answer)
		const invitation = await findReceived(db, id, jobInvitationId)
		if (!invitation) throw notFound()
		return invitation
	})
}

function inviterOf(request: FastifyRequest) {
	return { ...viewerOf(request), accountId: signedIn(request).id, organisationId: organisationOf(request) }
}
