import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { makeBackup, type Source } from './make-backup.ts'

/** Backs up into a file that only this user may read. It has its name once it is whole and on the disk. */
export async function backUpToFile(
	source: Source,
	path: string,
	options: Parameters<typeof makeBackup>[2] = {},
) {
	const part = `${path}.part`
	try {
		const contents = await makeBackup(
			source,
			(bytes) => pipeline(bytes, createWriteStream(part, { mode: 0o600, flush: true })),
			options,
		)
		await rename(part, path)
		return contents
	} catch (error) {
		await rm(part, { force: true })
		throw error
	}
}
