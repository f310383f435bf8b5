import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '@profile-search/db/embedded/server'
import { WrongSetting, type Settings } from '../settings/settings.ts'

/** Is there from the first change of a restore to its last. */
const underWay = 'restore-under-way'
/** What a portal keeps in its folder, but for what it makes anew. */
const kept = /^(?:database|files$|demo-password$)/

/** Notes that a restore begins. Returns the function that notes that it has ended. */
export async function noteRestore(dataFolder: string) {
	const file = join(dataFolder, underWay)
	await writeFile(file, '')
	return () => rm(file, { force: true })
}

/** Refuses a folder in which half of a portal is: its restore was cut off, perhaps by a power failure. */
export async function expectWholePortal(dataFolder: string) {
	if (await isRestoreUnderWay(dataFolder))
		throw new WrongSetting(
			`DATA_DIR: a restore into ${dataFolder} is under way or was cut off. Restore the backup again, or use another folder.`,
		)
}

async function isRestoreUnderWay(dataFolder: string) {
	return (await namesIn(dataFolder)).includes(underWay)
}

/**
 * Removes what a cut-off restore has left in the folder, its database server too. Nothing is done where none was cut off.
 * A database of one's own still has tables of it, so the note stays.
 */
export async function removeCutOff({ dataFolder, databaseUrl }: Settings) {
	if (!(await isRestoreUnderWay(dataFolder))) return
	if ((await namesIn(dataFolder)).includes('database')) {
		// A start stops the server that a killed program has left running.
		const server = await startEmbedded(join(dataFolder, 'database')).catch(() => undefined)
		await server?.stop()
	}
	await removeHalf(dataFolder)
	if (!databaseUrl) await rm(join(dataFolder, underWay), { force: true })
}

/** Removes half of a portal, whose database server has been stopped. */
export async function removeHalf(dataFolder: string) {
	const names = (await namesIn(dataFolder)).filter((name) => kept.test(name))
	for (const name of names) await rm(join(dataFolder, name), { recursive: true, force: true })
}

async function namesIn(folder: string) {
	return readdir(folder).catch((): string[] => [])
}
