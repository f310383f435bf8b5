import * as contract from '@profile-search/contract/profiles/imports/people'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { record } from '#platform/audit/record.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict } from '#platform/refusal.ts'
import { canBeUndone, deleteImport, moveImport, updateImport } from './queries.ts'
import { requireImport } from './routes.ts'
import { deleteRowsOf } from './rows.ts'
import { startImport } from './start.ts'

/** Imports of people are started, stopped, taken back and deleted. */
export function peopleImportMoveRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.startPeopleImport, async (request) => {
		const { id } = await requireImport(db, request.params.importId)
		await startImport(db, id, signedIn(request).id, request.body)
		return null
	})

	serve(app, contract.stopPeopleImport, async (request) => {
		const { id } = await requireImport(db, request.params.importId)
		if (!(await moveImport(db, id, ['importing'], { state: 'stopped' })))
			throw conflict('refusals.importMoved')
		return null
	})

	serve(app, contract.undoPeopleImport, async (request) => {
		const { id } = await requireImport(db, request.params.importId)
		await db.transaction(async (transaction) => {
			const undoing = { state: 'undone' } as const
			const moved = await moveImport(transaction, id, ['done', 'stopped'], undoing, canBeUndone)
			if (!moved) throw conflict('refusals.importNoUndo')
			const undone = await deleteRowsOf(transaction, id)
			await updateImport(transaction, id, { undone })
			await record(transaction, {
				actorId: signedIn(request).id,
				action: 'people_import_undone',
				subjectId: id,
				facts: { file: moved.fileName, undone, accepted: moved.accepted },
			})
		})
		return null
	})

	serve(app, contract.deletePeopleImport, async (request) => {
		const { id } = await requireImport(db, request.params.importId)
		await db.transaction(async (transaction) => {
			const deleted = await deleteImport(transaction, id)
			if (!deleted) throw conflict('refusals.importBusy')
			if (deleted.key) await enqueue(transaction, 'remove_file', { key: deleted.key })
		})
		return null
	})
}
