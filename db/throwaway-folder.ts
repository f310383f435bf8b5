import { access, constants, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory that Linux offers as a folder. */
const memory = '/dev/shm'
/** Less is left to others. */
const leastRoom = 3 * 2 ** 30

/**
 * A new folder for a database that nobody needs for long: in memory where there is room. Each test copies a database,
 * which is a thousand small files; a disk takes five times as long.
 */
export async function throwawayFolder(prefix: string): Promise<string> {
	return mkdtemp(join((await hasRoom()) ? memory : tmpdir(), prefix))
}

async function hasRoom() {
	try {
		await access(memory, constants.W_OK)
		const { bavail, bsize } = await statfs(memory)
		return bavail * bsize >= leastRoom
	} catch {
		return false
	}
}
