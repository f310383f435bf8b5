import { defineTask, type Run } from '#platform/context/define-task.ts'
import { Refusal } from '#platform/refusal.ts'
import { checkRows } from './check.ts'
import { importRows } from './import-rows.ts'
import { lockImport, updateImport } from './queries.ts'
import { stageRows } from './stage.ts'
import { undoRows } from './undo-rows.ts'

const read: Run<'read_job_import'> = async ({ importId }, { db, files }) => {
	try {
		await stageRows(db, files, importId)
	} catch (error) {
		if (!(error instanceof Refusal)) throw error
		const { message } = error
		await db.transaction(async (transaction) => {
			if (await lockImport(transaction, importId, 'reading'))
				await updateImport(transaction, importId, { state: 'failed', problem: message })
		})
		return
	}
	await checkRows(db, importId)
}

const run: Run<'run_job_import'> = async ({ importId }, { db }) => importRows(db, importId)

const undo: Run<'undo_job_import'> = async ({ importId }, { db }) => undoRows(db, importId)

export const jobImportTasks = [
	defineTask('read_job_import', read),
	defineTask('run_job_import', run),
	defineTask('undo_job_import', undo),
]
