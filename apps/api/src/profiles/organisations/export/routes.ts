import * as contract from '@profile-search/contract/profiles/imports/exports'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#http/session.ts'
import { serveTable } from '#http/tables/writing/serve-table.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { exportOrganisations } from './export-organisations.ts'

/** The organisations of the portal as a file, for administrators. */
export function organisationExportRoutes(app: FastifyInstance, { db }: RouteContext) {
	const endpoints = { csv: contract.exportOrganisations, xlsx: contract.exportOrganisationsAsWorkbook }
	serveTable(app, endpoints, 'organisations', async (request) =>
		exportOrganisations(db, signedIn(request).id),
	)
}
