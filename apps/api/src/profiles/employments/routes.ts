import * as contract from '@profile-search/contract/profiles/employers/employments'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paged } from '#http/cursors/paged.ts'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import { record } from '#platform/audit/record.ts'
import { announce } from '#platform/channels/events/announce.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { viewerOfAccount } from '#visibility/viewer-of-account.ts'
import { findEmploymentAt, listEmploymentsAt, updateConfirmation } from './queries.ts'

export function employmentRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listEmployments, (request) =>
		paged(request, (asked) => listEmploymentsAt(db, memberOf(request), asked)),
	)

	serve(app, contract.showEmployment, async (request) => {
		const employment = await findEmploymentAt(db, memberOf(request), request.params.employmentId)
		if (!employment) throw notFound('profilesRefusals.notNamed')
		return employment
	})

	serve(app, contract.decideEmployment, async (request) => {
		const { confirmation } = request.body
		const member = memberOf(request)
		return db.transaction(async (transaction) => {
			const { employmentId } = request.params
			const updated = await updateConfirmation(transaction, member, employmentId, confirmation)
			if (!updated) throw notFound('profilesRefusals.notNamed')
			const line = {
				actorId: signedIn(request).id,
				action: `employment_${confirmation}` as const,
				subjectId: updated.candidateId,
			}
			await record(transaction, { ...line, facts: { organisationId: member.organisationId } })
			await announce(transaction, [line.actorId], { kind: 'read' })
			const employment = await findEmploymentAt(transaction, member, employmentId)
			if (!employment) throw notFound()
			return employment
		})
	})
}

function memberOf(request: FastifyRequest) {
	return { ...viewerOfAccount(signedIn(request)), organisationId: organisationOf(request) }
}
