import * as contract from '@profile-search/contract/hiring/drafts/job-imports'
import type { FastifyInstance } from 'fastify'
import { organisationOf, signedIn } from '#http/session.ts'
import { serveTable } from '#http/tables/writing/serve-table.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { exportJobs } from './export-jobs.ts'

/** The jobs of an organisation as a file, for every member of its team. */
export function jobExportRoutes(app: FastifyInstance, { db }: RouteContext) {
	const endpoints = { csv: contract.exportJobs, xlsx: contract.exportJobsAsWorkbook }
	serveTable(app, endpoints, 'jobs', async (request) => {
		const by = { organisationId: organisationOf(request), accountId: signedIn(request).id }
		return exportJobs(db, by, request.query.status)
	})
}
