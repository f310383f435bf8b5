import {
	downloadPortalStatistics,
	showPortalStatistics,
} from '@profile-search/contract/site/statistics/portal'
import type { FastifyInstance } from 'fastify'
import { csvOf } from '#http/answers/csv.ts'
import { serve, serveFile } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { findStatistics } from './find-statistics.ts'
import { tableOf } from './table.ts'

export function portalStatisticsRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, showPortalStatistics, ({ query }) => findStatistics(db, query))

	serveFile(app, downloadPortalStatistics, async ({ query }, reply) => {
		const { periods } = await findStatistics(db, query)
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', `attachment; filename="figures-${query.from}-${query.to}.csv"`)
			.header('x-content-type-options', 'nosniff')
			.send(csvOf(tableOf(periods)))
	})
}
