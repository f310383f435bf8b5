import { defineTask, type Run } from '../context/define-task.ts'
import { listKnownKeys } from './known-keys.ts'

const remove: Run<'remove_file'> = async ({ key }, { files }) => {
	if (key) await files.delete(key)
}

const dayMs = 86_400_000

/**
 * Removes files that no row names any more: those of erased accounts and of interrupted uploads. Young files
 * are left, since their row may be on its way.
 */
const sweep: Run<'sweep_files'> = async (_payload, { db, files }) => {
	for (const folder of ['photo', 'logo', 'attachment', 'export']) {
		let page: string | undefined
		do {
			const listed = await files.listAll(folder, page ? { paginationToken: page } : {}).catch(nothing)
			const keys = [...listed.objects].filter((object) => object.isFile).map((file) => file.key)
			const known = new Set(await listKnownKeys(db, keys))
			for (const key of keys.filter((each) => !known.has(each))) {
				const { lastModified } = await files.getMetaData(key)
				if (lastModified.getTime() < Date.now() - dayMs) await files.delete(key)
			}
			page = listed.paginationToken
		} while (page)
	}
}

/** A folder that nobody has written to does not exist yet. */
function nothing() {
	return { objects: [], paginationToken: undefined }
}

export const fileTasks = [defineTask('remove_file', remove), defineTask('sweep_files', sweep, '27 3 * * *')]
