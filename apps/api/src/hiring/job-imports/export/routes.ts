import { Readable } from 'node:stream'
import { exportJobs } from '@profile-search/contract/hiring/drafts/job-imports'
import type { FastifyInstance } from 'fastify'
import { serveFile } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { exportLines } from './export-lines.ts'

export function jobExportRoutes(app: FastifyInstance, { db }: RouteContext) {
	serveFile(app, exportJobs, async (request, reply) => {
		const by = { organisationId: organisationOf(request), accountId: signedIn(request).id }
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', 'attachment; filename="jobs.csv"')
			.header('x-content-type-options', 'nosniff')
			.send(Readable.from(await exportLines(db, by, request.query.status)))
	})
}
