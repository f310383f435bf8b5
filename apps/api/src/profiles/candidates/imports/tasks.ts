import { defineTask, type Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { Refusal } from '#platform/refusal.ts'
import { mailInvitation } from './invitations/mail-invitation.ts'
import { inviteNext } from './invite-rows.ts'
import { lockImport, updateImport } from './queries.ts'
import { checkRows } from './reading/check.ts'
import { stageRows } from './reading/stage.ts'
import { keyOf } from './start.ts'

const minute = 60

const read: Run<'read_people_import'> = async ({ importId }, { db, files }) => {
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

const run: Run<'run_people_import'> = async ({ importId }, { db }) => {
	if (await inviteNext(db, importId))
		await enqueue(db, 'run_people_import', { importId }, keyOf(importId), minute)
}

export const peopleImportTasks = [
	defineTask('read_people_import', read),
	defineTask('run_people_import', run),
	defineTask('mail_people_invitation', mailInvitation),
]
