import * as contract from '@profile-search/contract/site/statistics/hiring'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { csvOf } from '#http/answers/csv.ts'
import { serve, serveFile } from '#http/serve.ts'
import { organisationOf } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { findFigures } from './find-figures.ts'
import { tableOf } from './table.ts'

export function hiringFigureRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showJobHiring, (request) =>
		findFigures(db, { organisationId: organisationOf(request), jobId: request.params.jobId }),
	)

	serve(app, contract.showHiring, (request) => findFigures(db, { organisationId: organisationOf(request) }))

	serveFile(app, contract.downloadJobHiring, async (request, reply) => {
		const { jobId } = request.params
		return sendTable(reply, await findFigures(db, { organisationId: organisationOf(request), jobId }))
	})

	serveFile(app, contract.downloadHiring, async (request, reply) =>
		sendTable(reply, await findFigures(db, { organisationId: organisationOf(request) })),
	)
}

function sendTable(reply: FastifyReply, figures: contract.HiringFigures) {
	return reply
		.type('text/csv; charset=utf-8')
		.header('content-disposition', 'attachment; filename="figures.csv"')
		.header('x-content-type-options', 'nosniff')
		.send(csvOf(tableOf(figures)))
}
