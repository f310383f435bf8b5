import * as contract from '@profile-search/contract/hiring/drafts/job-imports'
import { jobImports } from '@profile-search/db/schema/hiring/job-imports'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict } from '#platform/refusal.ts'
import { markDuplicates } from '../mark-duplicates.ts'
import { deleteImportOf } from '../queries.ts'
import { moveOn, requireImport } from './move-on.ts'

/** Imports are started, stopped, taken back and deleted. */
export function jobImportMoveRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.startJobImport, async (request) => {
		const { importId } = request.params
		const organisationId = organisationOf(request)
		const { state } = await requireImport(db, request, importId)
		const { withDuplicates } = request.body
		// What was imported meanwhile, perhaps from the same file, is a duplicate by now.
		if (state === 'ready') await markDuplicates(db, { id: importId, organisationId })
		const values = {
			state: 'importing',
			withDuplicates,
			accountId: signedIn(request).id,
			startedAt: sql<Date>`coalesce(${jobImports.startedAt}, now())`,
		} as const
		await moveOn(db, request, importId, ['ready', 'stopped'], values, 'run_job_import')
		return null
	})

	serve(app, contract.stopJobImport, async (request) => {
		const { importId } = request.params
		await requireImport(db, request, importId)
		await moveOn(db, request, importId, ['importing'], { state: 'stopped' })
		return null
	})

	serve(app, contract.undoJobImport, async (request) => {
		const { importId } = request.params
		await requireImport(db, request, importId)
		const values = { state: 'undoing', accountId: signedIn(request).id } as const
		await moveOn(db, request, importId, ['done', 'stopped'], values, 'undo_job_import')
		return null
	})

	serve(app, contract.deleteJobImport, async (request) => {
		const { importId } = request.params
		await requireImport(db, request, importId)
		await db.transaction(async (transaction) => {
			const deleted = await deleteImportOf(transaction, organisationOf(request), importId)
			if (!deleted) throw conflict('refusals.importBusy')
			if (deleted.key) await enqueue(transaction, 'remove_file', { key: deleted.key })
		})
		return null
	})
}
