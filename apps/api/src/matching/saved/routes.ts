import * as contract from '@profile-search/contract/matching/saved'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { pageOfList } from '#platform/lists.ts'
import { notFound } from '#platform/refusal.ts'
import { viewerOfAccount } from '#visibility/viewer-of-account.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { withCards } from './cards.ts'
import { countSavedByKind, listSavedIds, listSavedOf, updateNote, updateToRemoved } from './queries.ts'
import { saveThing } from './save.ts'

export function savedRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listSaved, async (request) => {
		const { id } = signedIn(request)
		const { kind, page } = request.query
		const [rows, counts] = await Promise.all([listSavedOf(db, id, request.query), countSavedByKind(db, id)])
		const total = kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0)
		return { ...pageOfList(await withCards(db, viewerOf(request), rows), total, page), counts }
	})

	serve(app, contract.listSavedAmong, (request) => {
		const { kind, ids } = request.query
		return listSavedIds(db, signedIn(request).id, kind, ids)
	})

	serve(app, contract.save, async (request) => {
		await saveThing(db, { ...viewerOf(request), ...viewerOfAccount(signedIn(request)) }, request.params)
		return null
	})

	serve(app, contract.removeSaved, async (request) => {
		await updateToRemoved(db, signedIn(request).id, request.params)
		return null
	})

	serve(app, contract.noteSaved, async (request) => {
		const { params, body } = request
		const isSaved = await updateNote(db, signedIn(request).id, params, body.note)
		if (!isSaved) throw notFound('matchingRefusals.notSaved')
		return null
	})
}
