import { access, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { verifyAuditLog } from '@profile-search/api/platform/audit/verify'
import { noLog } from '@profile-search/api/platform/log/log'
import { eraseAgain, type ErasureLine } from '@profile-search/api/privacy/erasures/again'
import { isEmptyDatabase } from '@profile-search/db/backup/tables'
import { connect } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { Presets, SingleBar } from 'cli-progress'
import { erasedName, readErased } from '../backup/erased.ts'
import { checkArchive, restoreArchive } from '../backup/restore-backup.ts'
import { startDatabase } from '../database/database.ts'
import { areFilesEmpty, openFiles } from '../parts/files/open-files.ts'
import { WrongSetting, type Settings } from '../settings/settings.ts'
import { fromCaller } from './from-caller.ts'

/** Restores a backup into an empty data folder, and an empty database, and returns a summary. */
export async function restore(settings: Settings, file: string, erased: string | undefined) {
	const { dataFolder, databaseUrl } = settings
	const archive = { file: fromCaller(file), passphrase: settings.backup.passphrase }
	await access(archive.file).catch(() => {
		throw new WrongSetting(`There is no file ${archive.file}.`)
	})
	await expectEmptyPlace(settings)
	const lines = await erasedSince(archive.file, erased)
	const { head } = await withBar('Checking ', (onProgress) => checkArchive(archive, onProgress))
	console.log(`A whole backup of ${head.takenAt}, made by version ${head.program}.`)

	const database = await startDatabase(settings, noLog)
	try {
		if (!(await isEmptyDatabase(database.url)))
			throw new WrongSetting('DATABASE_URL: the database is not empty. Restore into a new one.')
		const files = await openFiles(settings)
		const place = { databaseUrl: database.url, files, dataFolder }
		const manifest = await withBar('Restoring', (onProgress) => restoreArchive(archive, place, onProgress))
		await migrate(database.url, loadReference)
		const { audit, erasedAgain } = await settle(database.url, lines)
		await database.release()
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
		// The folder was empty: what is there now is half of a portal.
		if (!databaseUrl) for (const name of await madeIn(dataFolder)) await rm(name, { recursive: true })
		throw error
	}
}

/** What a portal keeps in its folder, but for what it makes anew. */
const kept = /^(?:database|files$|demo-password$)/

async function madeIn(dataFolder: string) {
	const names = await readdir(dataFolder).catch(() => [])
	return names.filter((name) => kept.test(name)).map((name) => join(dataFolder, name))
}

async function expectEmptyPlace(settings: Settings) {
	const { dataFolder, filesBucket } = settings
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

/** The list that was named, or the one beside the archive, if there is one. */
async function erasedSince(archive: string, named: string | undefined) {
	if (named) return readErased(fromCaller(named))
	const beside = join(dirname(archive), erasedName)
	return access(beside).then(
		() => readErased(beside),
		() => undefined,
	)
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
