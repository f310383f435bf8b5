import * as contract from '@profile-search/contract/profiles/visits'
import type { FastifyInstance } from 'fastify'
import { paged } from '#http/cursors/paged.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { flushWrites } from '#platform/concurrency/batch-writes.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { listStatisticsOf, listVisitsOf } from './queries.ts'

export function visitRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listVisits, async (request) => {
		await flushWrites(app)
		const owner = { ...viewerOf(request), accountId: signedIn(request).id }
		return paged(request, (asked) => listVisitsOf(db, owner, asked))
	})

	serve(app, contract.showMyStatistics, async (request) => {
		await flushWrites(app)
		return listStatisticsOf(db, signedIn(request).id)
	})
}
