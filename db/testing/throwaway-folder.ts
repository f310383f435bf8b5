import { access, constants, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory that Linux provides as a folder. */
const memory = '/dev/shm'
/** The least free memory, in bytes, at which it is used. */
const leastRoom = 3 * 2 ** 30
/** The longest time that a test run can take, in milliseconds. */
const longestRun = 12 * 3_600_000

/**
 * A new folder for a short-lived database: in memory if there is room. Each test copies a database, which is a thousand
 * small files; a disk takes five times as long.
 */
export async function throwawayFolder(prefix: string): Promise<string> {
	if (!(await hasRoom())) return mkdtemp(join(tmpdir(), prefix))
	await removeLeftBehind(prefix)
	return mkdtemp(join(memory, prefix))
}

/** Removes the folders of killed runs, which would take memory until the machine restarts. */
async function removeLeftBehind(prefix: string) {
	const folders = (await readdir(memory)).filter((name) => name.startsWith(prefix))
	for (const path of folders.map((name) => join(memory, name))) {
		const { mtimeMs } = await stat(path)
		if (mtimeMs < Date.now() - longestRun) await rm(path, { recursive: true, force: true })
	}
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
