import * as contract from '@profile-search/contract/trust/merges'
import type { FastifyInstance } from 'fastify'
import { findSuccessor } from '#accounts/accounts/successor.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { merge, undoMerge } from './merge.ts'
import { previewMerge } from './preview.ts'
import { listMerges } from './queries.ts'
import { listMergeable } from './sides.ts'

export function mergeRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.previewMerge, (request) => previewMerge(db, request.query))

	serve(app, contract.merge, (request) => {
		const { kind, ...pair } = request.body
		return merge(db, kind, { ...pair, actorId: signedIn(request).id })
	})

	serve(app, contract.undoMerge, (request) => undoMerge(db, request.params.mergeId, signedIn(request).id))

	serve(app, contract.listMerges, (request) => listMerges(db, request.query.page))

	serve(app, contract.listMergeable, (request) =>
		listMergeable(db, request.params.kind, request.params.subjectId),
	)

	serve(app, contract.showSuccessor, async (request) => {
		const id = await findSuccessor(db, request.params.kind, request.params.subjectId)
		if (!id) throw notFound('This was not merged.')
		return { id }
	})
}
