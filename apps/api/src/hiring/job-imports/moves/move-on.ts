import type { ImportState } from '@profile-search/contract/http/imports'
import type { Db } from '@profile-search/db/client'
import type { FastifyRequest } from 'fastify'
import { organisationOf } from '#http/session.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { canBeUndone, findImportOf, moveImport } from '../queries.ts'

/** An import of the organisation of the caller. */
export async function requireImport(db: Db, request: FastifyRequest, id: string) {
	const found = await findImportOf(db, organisationOf(request), id)
	if (!found) throw notFound('refusals.noImport')
	return found
}

/** Moves an import on and queues its work, or refuses: somebody else may have moved it. */
export async function moveOn(
	db: Db,
	request: FastifyRequest,
	importId: string,
	from: ImportState[],
	values: Parameters<typeof moveImport>[4],
	task?: 'read_job_import' | 'run_job_import' | 'undo_job_import',
) {
	await db.transaction(async (transaction) => {
		const condition = task === 'undo_job_import' ? canBeUndone : undefined
		if (!(await moveImport(transaction, organisationOf(request), importId, from, values, condition)))
			throw conflict(condition ? 'refusals.importNoUndo' : 'refusals.importMoved')
		if (task) await enqueue(transaction, task, { importId }, keyOf(importId))
	})
}

/** One piece of work at a time for an import. */
export function keyOf(importId: string) {
	return `job_import ${importId}`
}
