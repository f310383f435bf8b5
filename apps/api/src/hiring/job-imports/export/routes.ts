import * as contract from '@profile-search/contract/hiring/drafts/job-imports'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serveFile } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import { sendTable } from '#http/tables/writing/table-file.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { exportJobs } from './export-jobs.ts'

/** The jobs of an organisation as a file, for every member of its team. */
export function jobExportRoutes(app: FastifyInstance, { db }: RouteContext) {
	serveFile(app, contract.exportJobs, async (request, reply) =>
		sendTable(reply, 'csv', 'jobs', await exportJobs(db, byOf(request), request.query.status)),
	)

	serveFile(app, contract.exportJobsAsWorkbook, async (request, reply) =>
		sendTable(reply, 'xlsx', 'jobs', await exportJobs(db, byOf(request), request.query.status)),
	)
}

function byOf(request: FastifyRequest) {
	return { organisationId: organisationOf(request), accountId: signedIn(request).id }
}
