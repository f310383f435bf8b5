import * as contract from '@profile-search/contract/profiles/imports/exports'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#http/session.ts'
import { serveTable } from '#http/tables/writing/serve-table.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { exportPeople } from './export-people.ts'

/** The people of the portal as a file, for administrators. */
export function peopleExportRoutes(app: FastifyInstance, { db }: RouteContext) {
	const endpoints = { csv: contract.exportPeople, xlsx: contract.exportPeopleAsWorkbook }
	serveTable(app, endpoints, 'people', async (request) => exportPeople(db, signedIn(request).id))
}
