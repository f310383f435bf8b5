import * as contract from '@profile-search/contract/privacy/data-exports'
import type { FastifyInstance } from 'fastify'
import { serve, serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { askForExport, findReadyOf, listExportsOf } from './queries.ts'

export function exportRoutes(app: FastifyInstance, { db, files }: RouteContext) {
	serve(app, contract.listMyExports, (request) => listExportsOf(db, signedIn(request).id))

	serve(app, contract.askForExport, (request) => askForExport(db, signedIn(request).id))

	serveFile(app, contract.downloadExport, async (request, reply) => {
		const file = await findReadyOf(db, signedIn(request).id, request.params.exportId)
		if (!file?.key || !file.readyAt) throw notFound('privacyRefusals.copyGone')
		const day = file.readyAt.toISOString().slice(0, 10)
		return reply
			.type('application/zip')
			.header('content-disposition', `attachment; filename="my-data-${day}.zip"`)
			.header('content-length', file.size ?? undefined)
			.header('cache-control', 'private, no-store')
			.send(await files.getStream(file.key))
	})
}
