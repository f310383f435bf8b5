import * as contract from '@profile-search/contract/profiles/imports/exports'
import type { FastifyInstance } from 'fastify'
import { serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { sendTable } from '#http/tables/writing/table-file.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { exportPeople } from './export-people.ts'

/** The people of the portal as a file, for administrators. */
export function peopleExportRoutes(app: FastifyInstance, { db }: RouteContext) {
	serveFile(app, contract.exportPeople, async (request, reply) =>
		sendTable(reply, 'csv', 'people', await exportPeople(db, signedIn(request).id)),
	)

	serveFile(app, contract.exportPeopleAsWorkbook, async (request, reply) =>
		sendTable(reply, 'xlsx', 'people', await exportPeople(db, signedIn(request).id)),
	)
}
