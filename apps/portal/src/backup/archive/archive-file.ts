import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** An archive that can be read more than once: its size in bytes, and a stream from its first byte to its last. */
export type ArchiveFile = { size: number; read: () => Promise<Readable> }

/** A file of this machine. Undefined where there is none. */
export async function archiveFileAt(path: string): Promise<ArchiveFile | undefined> {
	const found = await stat(path).catch(() => undefined)
	return found?.isFile() ? { size: found.size, read: async () => createReadStream(path) } : undefined
}
