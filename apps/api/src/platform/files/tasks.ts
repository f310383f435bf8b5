import { unlessBackingUp } from '@profile-search/db/backup/files-lock'
import { defineTask, type Run } from '../context/define-task.ts'
import { enqueue } from '../queue/queue.ts'
import { listKnownKeys } from './known-keys.ts'

const minute = 60

/** While a backup is being made it waits: the backup may name the file. */
const remove: Run<'remove_file'> = async ({ key }, { db, files }) => {
	if (!key) return
	const isRemoved = await unlessBackingUp(db, () => files.delete(key))
	if (!isRemoved) await enqueue(db, 'remove_file', { key }, `remove ${key}`, minute)
}

const dayMs = 86_400_000

/**
 * Removes files that no row names any more: those of erased accounts and of interrupted uploads. Young files
 * are left, since their row may be on its way.
 */
const sweep: Run<'sweep_files'> = async (_payload, { db, files }) => {
	for (const folder of ['photo', 'logo', 'attachment', 'export', 'import']) {
		let page: string | undefined
		do {
			const listed = await files.listAll(folder, page ? { paginationToken: page } : {}).catch(nothing)
			const keys = [...listed.objects].filter((object) => object.isFile).map((file) => file.key)
			const known = new Set(await listKnownKeys(db, keys))
			for (const key of keys.filter((each) => !known.has(each))) {
				const { lastModified } = await files.getMetaData(key)
				const isOld = lastModified.getTime() < Date.now() - dayMs
				// The next night finds it again.
				if (isOld && !(await unlessBackingUp(db, () => files.delete(key)))) return
			}
			page = listed.paginationToken
		} while (page)
	}
}

/** A folder that nobody has written to does not exist yet. */
function nothing() {
	return { objects: [], paginationToken: undefined }
}

const backUp: Run<'back_up'> = async (_payload, context) => context.backUp?.()

export const fileTasks = [
	defineTask('remove_file', remove),
	defineTask('sweep_files', sweep, '27 3 * * *'),
	// What fails three times is shown to administrators until they have looked at it.
	defineTask('back_up', backUp, { match: '11 1 * * *', options: { jobKey: 'back_up', maxAttempts: 3 } }),
]
