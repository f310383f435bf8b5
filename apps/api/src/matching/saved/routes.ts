import * as contract from '@profile-search/contract/matching/saved'
import type { FastifyInstance } from 'fastify'
import { paged } from '#http/cursors/paged.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { pageWithNext } from '#platform/lists.ts'
import { notFound } from '#platform/refusal.ts'
import { viewerOfAccount } from '#visibility/viewer-of-account.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { withCards } from './cards.ts'
import { countSavedByKind, listSavedIds, listSavedOf, updateNote, updateToRemoved } from './queries.ts'
import { saveThing } from './save.ts'

export function savedRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listSaved, async (request) => {
		const { id } = signedIn(request)
		const { kind } = request.query
		return paged(request, async (asked) => {
			const [rows, counts] = await Promise.all([
				listSavedOf(db, id, { kind, ...asked }),
				countSavedByKind(db, id),
			])
			const total = kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0)
			const page = pageWithNext(rows, total, asked.page)
			return { ...page, items: await withCards(db, viewerOf(request), page.items), counts }
		})
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
