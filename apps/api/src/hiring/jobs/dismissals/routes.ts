import * as contract from '@profile-search/contract/hiring/dismissals'
import type { FastifyInstance } from 'fastify'
import { paged } from '#http/cursors/paged.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { deleteDismissal, listDismissals, upsertDismissal } from './queries.ts'

export function dismissalRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listDismissals, (request) =>
		paged(request, (asked) => listDismissals(db, signedIn(request).id, asked)),
	)

	serve(app, contract.dismissJob, async (request) => {
		const isKept = await upsertDismissal(db, signedIn(request).id, request.params.jobId, request.body)
		if (!isKept) throw notFound('refusals.noJob')
		return null
	})

	serve(app, contract.takeBackDismissal, async (request) => {
		await deleteDismissal(db, signedIn(request).id, request.params.jobId)
		return null
	})
}
