import * as contract from '@profile-search/contract/site/statistics/hiring'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { csvOf } from '#http/answers/csv.ts'
import { serve, serveFile } from '#http/serve.ts'
import { organisationOf } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { findStatistics } from './find-statistics.ts'
import { tableOf } from './table.ts'

export function hiringStatisticsRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showJobHiring, (request) =>
		findStatistics(db, { organisationId: organisationOf(request), jobId: request.params.jobId }),
	)

	serve(app, contract.showHiring, (request) =>
		findStatistics(db, { organisationId: organisationOf(request) }),
	)

	serveFile(app, contract.downloadJobHiring, async (request, reply) => {
		const { jobId } = request.params
		return sendTable(reply, await findStatistics(db, { organisationId: organisationOf(request), jobId }))
	})

	serveFile(app, contract.downloadHiring, async (request, reply) =>
		sendTable(reply, await findStatistics(db, { organisationId: organisationOf(request) })),
	)
}

function sendTable(reply: FastifyReply, statistics: contract.HiringStatistics) {
	return reply
		.type('text/csv; charset=utf-8')
		.header('content-disposition', 'attachment; filename="figures.csv"')
		.header('x-content-type-options', 'nosniff')
		.send(csvOf(tableOf(statistics)))
}
