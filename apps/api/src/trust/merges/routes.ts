import { SectionKind } from '@profile-search/contract/profiles/sections'
import * as contract from '@profile-search/contract/trust/merges'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findSuccessor } from '#accounts/accounts/successor.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findVisibleCandidate } from '#profiles/candidates/queries.ts'
import { findShownSection } from '#profiles/sections/queries.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { merge, undoMerge } from './merge.ts'
import { previewMerge } from './preview.ts'
import { listMerges } from './queries.ts'
import { listMergeable } from './subjects.ts'

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
		const { kind, subjectId } = request.params
		const id = await findSuccessor(db, kind, subjectId)
		if (!id || (kind === 'person' && !(await isShownTo(db, request, id))))
			throw notFound('trustRefusals.notMerged')
		return { id }
	})
}

/**
 * Whether the visitor sees this person independently of the merge, as a profile or as an adviser or investor;
 * administrators see everybody.
 */
async function isShownTo(db: Db, request: FastifyRequest, accountId: string) {
	const viewer = viewerOf(request)
	if (request.account?.isAdministrator || (await findVisibleCandidate(db, accountId, viewer))) return true
	const sections = await Promise.all(
		SectionKind.options.map((kind) => findShownSection(db, viewer, accountId, kind)),
	)
	return sections.some(Boolean)
}
