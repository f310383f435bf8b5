import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyAuditLog } from '@profile-search/api/platform/audit/verify'
import { noLog } from '@profile-search/api/platform/log/log'
import { eraseAgain, type ErasureLine } from '@profile-search/api/privacy/erasures/again'
import { isEmptyDatabase } from '@profile-search/db/backup/tables'
import { connect } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { Presets, SingleBar } from 'cli-progress'
import { archiveFileAt } from '../backup/archive/archive-file.ts'
import { erasedName, readErased } from '../backup/erased.ts'
import { findBackup } from '../backup/place/find-backup.ts'
import type { Place } from '../backup/place/place.ts'
import { checkArchive, restoreArchive } from '../backup/restore-backup.ts'
import { noteRestore, removeCutOff, removeHalf } from '../database/cut-off-restore.ts'
import { claimFolder } from '../database/data-folder.ts'
import { startDatabase } from '../database/database.ts'
import { areFilesEmpty, openFiles } from '../parts/files/open-files.ts'
import { WrongSetting, type Settings } from '../settings/settings.ts'
import { fromCaller } from './from-caller.ts'

type Options = {
	/** A list of whom to erase again, in place of the one beside the backup. */
	erased?: string | undefined
	/** Ends the restore, and leaves the place as empty as it was. */
	signal?: AbortSignal
}

/**
 * Restores the backup of an address, or the newest one in the place of that address, into an empty data folder and an
 * empty database, and returns a summary. What a restore that was cut off has left in the folder is removed first.
 */
export async function restore(settings: Settings, address: string, { erased, signal }: Options = {}) {
	const { dataFolder } = settings
	const found = await backupAt(address, dataFolder)
	const letGo = await claimFolder(dataFolder)
	await removeCutOff(settings).finally(letGo)
	await expectEmptyPlace(settings)
	const lines = await erasedSince(found.place, erased)
	const archive = { file: found.file, passphrase: settings.backup.passphrase }
	const { head } = await withBar('Checking ', (onProgress) => checkArchive(archive, { onProgress, signal }))
	console.log(`${found.name} is a whole backup of ${head.takenAt}, made by version ${head.program}.`)

	const noteEnd = await noteRestore(dataFolder)
	const database = await startDatabase(settings, noLog)
	try {
		const files = await openFiles(settings)
		const place = { databaseUrl: database.url, files, dataFolder }
		const manifest = await withBar('Restoring', (onProgress) =>
			restoreArchive(archive, place, { onProgress, signal }),
		)
		signal?.throwIfAborted()
		await migrate(database.url, loadReference)
		const { audit, erasedAgain } = await settle(database.url, lines)
		await database.release()
		await noteEnd()
		const rows = Object.values(manifest.digests).reduce((sum, digest) => sum + digest.rows, 0)
		return [
			`Restored ${rows} rows of ${head.tables.length} tables and ${manifest.files.count} files; every table and file is as it was.`,
			audit.problem ?? `The audit log is whole: ${audit.checked} rows.`,
			lines
				? `${erasedAgain} people were erased again, who had been erased since.`
				: `There is no list of people who were erased since (${erasedName}): see docs/retention.md.`,
			'Everybody has to log in again. Start the portal with the same settings as before: npm start',
		].join('\n')
	} catch (error) {
		await database.release()
		// The folder was empty: what is there now is half of a portal. A database of one's own has tables of it, so the note stays.
		await removeHalf(dataFolder)
		if (database.isEmbedded) await noteEnd()
		throw error
	}
}

async function backupAt(address: string, dataFolder: string) {
	const full = address.startsWith('s3://') ? address : fromCaller(address)
	const found = await findBackup(full, dataFolder)
	if (!found)
		throw new WrongSetting(`There is no backup at ${full}: neither such a file nor a place with backups.`)
	return found
}

async function expectEmptyPlace(settings: Settings) {
	const { dataFolder, databaseUrl, filesBucket } = settings
	if (databaseUrl && !(await isEmptyDatabase(databaseUrl)))
		throw new WrongSetting('DATABASE_URL: the database is not empty. Restore into a new one.')
	if (filesBucket && !(await areFilesEmpty(settings)))
		throw new WrongSetting(
			`FILES_URL: there are files in the bucket ${filesBucket} already. Restore into an empty one, so that nothing is lost.`,
		)
	const database = await readdir(join(dataFolder, 'database')).catch(() => [])
	if (database.length > 0 || !(await areFilesEmpty({ dataFolder, filesBucket: undefined })))
		throw new WrongSetting(
			`DATA_DIR: there is a portal in ${dataFolder} already. Restore into an empty folder, so that nothing is lost.`,
		)
}

/** Whether the audit log came back whole, and how many people were erased again. */
async function settle(url: string, lines: ErasureLine[] | undefined) {
	const { db, close } = connect(url, { size: 2 })
	try {
		return { audit: await verifyAuditLog(db), erasedAgain: await eraseAgain(db, lines ?? []) }
	} finally {
		await close()
	}
}

/** The list that was named, or the one beside the backup, if there is one. */
async function erasedSince(place: Place, named: string | undefined) {
	const file = await (named === undefined ? place.open(erasedName) : archiveFileAt(fromCaller(named)))
	if (named !== undefined && !file) throw new WrongSetting(`There is no file ${fromCaller(named)}.`)
	return file && readErased(file)
}

async function withBar<Result>(
	name: string,
	act: (onProgress: (done: number, total: number) => void) => Promise<Result>,
) {
	const bar = new SingleBar({ format: `${name} {bar} {percentage}%` }, Presets.shades_classic)
	try {
		return await act((done, total) => {
			if (!bar.isActive) bar.start(total, 0)
			bar.update(done)
		})
	} finally {
		bar.stop()
	}
}
