import * as contract from '@profile-search/contract/trust/approvals'
import type { FastifyInstance } from 'fastify'
import { listDecisions } from '#accounts/decisions/queries.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findCandidate } from '#profiles/candidates/queries.ts'
import { findOrganisationOf } from '#profiles/organisations/queries.ts'
import { recordVisits } from '#profiles/visits/record-visit.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { listReviewers, noteLook } from './cases/looks.ts'
import { showCase } from './cases/show-case.ts'
import { decide, decideMany } from './decide.ts'
import { listNames, listPending } from './queue.ts'

export function approvalRoutes(app: FastifyInstance, { db }: RouteContext) {
	const recordVisit = recordVisits(app, db)

	serve(app, contract.listPendingAccounts, (request) => {
		const { page, ...filter } = request.query
		return listPending(db, signedIn(request).id, filter, page)
	})

	serve(app, contract.showPendingCandidate, async (request) => {
		const candidate = await findCandidate(db, request.params.accountId)
		if (!candidate) throw notFound('trustRefusals.noPerson')
		recordVisit(viewerOf(request), candidate, 'page')
		return { candidate, decisions: await listDecisions(db, candidate.id) }
	})

	serve(app, contract.showPendingOrganisation, async (request) => {
		const organisation = await findOrganisationOf(db, request.params.accountId)
		if (!organisation) throw notFound('trustRefusals.noOrganisation')
		return { organisation, decisions: await listDecisions(db, request.params.accountId) }
	})

	serve(app, contract.showApprovalCase, (request) =>
		showCase(db, signedIn(request).id, request.params.accountId, request.query),
	)

	serve(app, contract.lookAtCase, async (request) => {
		const { id } = signedIn(request)
		const { accountId } = request.params
		await noteLook(db, id, accountId)
		return { reviewers: await listReviewers(db, id, accountId) }
	})

	serve(app, contract.decideAccount, async (request) => {
		const account = await decide(db, signedIn(request).id, request.params.accountId, request.body)
		return { status: account.status }
	})

	serve(app, contract.decideAccounts, async (request) => {
		const { accountIds, draft } = request.body
		const { decided, refused } = await decideMany(db, signedIn(request).id, accountIds, draft)
		const names = await listNames(
			db,
			refused.map(({ id }) => id),
		)
		return { decided, refused: refused.map((each) => ({ ...each, name: names.get(each.id) ?? '' })) }
	})
}
