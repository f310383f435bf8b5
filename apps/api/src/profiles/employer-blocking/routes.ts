import * as contract from '@profile-search/contract/profiles/employer-blocking'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { changeVisibility } from '../candidates/change-visibility.ts'
import { addHidingOf } from './add-hiding.ts'
import { deleteHidingOf, findHidingOf, listHidingsOf } from './queries.ts'

const gone = 'This is not on your list any more.'

export function hidingRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listHidings, (request) => listHidingsOf(db, signedIn(request).id))

	serve(app, contract.addHiding, async (request) => {
		const { id } = signedIn(request)
		const hiding = await findHidingOf(db, id, await addHidingOf(db, id, request.body))
		if (!hiding) throw notFound(gone)
		return hiding
	})

	serve(app, contract.removeHiding, async (request) => {
		const isGone = await deleteHidingOf(db, signedIn(request).id, request.params.hidingId)
		if (!isGone) throw notFound(gone)
		return null
	})

	serve(app, contract.changeMyVisibility, async (request) => {
		const { visibility } = request.body
		await db.transaction((transaction) => changeVisibility(transaction, signedIn(request).id, visibility))
		return request.body
	})
}
