import { downloadPortalFigures, showPortalFigures } from '@profile-search/contract/site/statistics/portal'
import type { FastifyInstance } from 'fastify'
import { csvOf } from '#http/answers/csv.ts'
import { serve, serveFile } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { findFigures } from './find-figures.ts'
import { tableOf } from './table.ts'

export function portalFigureRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, showPortalFigures, ({ query }) => findFigures(db, query))

	serveFile(app, downloadPortalFigures, async ({ query }, reply) => {
		const { periods } = await findFigures(db, query)
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', `attachment; filename="figures-${query.from}-${query.to}.csv"`)
			.header('x-content-type-options', 'nosniff')
			.send(csvOf(tableOf(periods)))
	})
}
