import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '@profile-search/api/platform/context/outside'
import { folderStore } from '@profile-search/api/platform/files/store'
import type { Settings } from '../../settings/settings.ts'

type Where = Pick<Settings, 'dataFolder' | 'filesBucket'>

/** Where pictures, attachments and copies of data are kept: a folder of this machine, or a bucket that all nodes share. */
export async function openFiles({ dataFolder, filesBucket }: Where): Promise<FileStore> {
	if (!filesBucket) return folderStore(folderOf(dataFolder))
	// The library for object stores is large, and few need it.
	const { openBucket } = await import('./bucket.ts')
	return openBucket(filesBucket)
}

/** Whether nothing is kept there yet. A folder need not exist. */
export async function areFilesEmpty(where: Where): Promise<boolean> {
	if (!where.filesBucket) return (await readdir(folderOf(where.dataFolder)).catch(() => [])).length === 0
	const { objects } = await (await openFiles(where)).listAll('', { recursive: true })
	return [...objects].length === 0
}

function folderOf(dataFolder: string) {
	return join(dataFolder, 'files')
}
