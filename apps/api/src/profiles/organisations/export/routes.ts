import * as contract from '@profile-search/contract/profiles/imports/exports'
import type { FastifyInstance } from 'fastify'
import { serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { sendTable } from '#http/tables/writing/table-file.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { exportOrganisations } from './export-organisations.ts'

/** The organisations of the portal as a file, for administrators. */
export function organisationExportRoutes(app: FastifyInstance, { db }: RouteContext) {
	serveFile(app, contract.exportOrganisations, async (request, reply) =>
		sendTable(reply, 'csv', 'organisations', await exportOrganisations(db, signedIn(request).id)),
	)

	serveFile(app, contract.exportOrganisationsAsWorkbook, async (request, reply) =>
		sendTable(reply, 'xlsx', 'organisations', await exportOrganisations(db, signedIn(request).id)),
	)
}
