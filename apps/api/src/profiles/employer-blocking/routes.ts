import * as contract from '@profile-search/contract/profiles/employers/employer-blocking'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { changeVisibility } from '../candidates/change-visibility.ts'
import { addEmployerBlockOf } from './add-employer-block.ts'
import { deleteEmployerBlockOf, findEmployerBlockOf, listEmployerBlocksOf } from './queries.ts'

const gone = 'profilesRefusals.notOnList'

export function employerBlockRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listEmployerBlocks, (request) => listEmployerBlocksOf(db, signedIn(request).id))

	serve(app, contract.addEmployerBlock, async (request) => {
		const { id } = signedIn(request)
		const block = await findEmployerBlockOf(db, id, await addEmployerBlockOf(db, id, request.body))
		if (!block) throw notFound(gone)
		return block
	})

	serve(app, contract.removeEmployerBlock, async (request) => {
		const isGone = await deleteEmployerBlockOf(db, signedIn(request).id, request.params.employerBlockId)
		if (!isGone) throw notFound(gone)
		return null
	})

	serve(app, contract.changeMyVisibility, async (request) => {
		const { visibility } = request.body
		await db.transaction((transaction) => changeVisibility(transaction, signedIn(request).id, visibility))
		return request.body
	})
}
