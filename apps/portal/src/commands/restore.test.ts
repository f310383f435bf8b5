import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openSnapshot } from '@profile-search/db/backup/snapshot'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, onTestFinished, test } from 'vitest'
import { form, headName, manifestName } from '../backup/archive/manifest.ts'
import { writeArchive } from '../backup/archive/write-archive.ts'
import { readSettings } from '../settings/settings.ts'
import { restore } from './restore.ts'

async function newFolder() {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-restore-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	return folder
}

/** A sound archive with the tables of a database, but without the rows that it should hold, or with these. */
async function archiveWithoutRows(url: string, file: string, rows = '') {
	const { migrations, queue, tables, close } = await openSnapshot(url)
	await close()
	const takenAt = new Date().toISOString()
	const head = JSON.stringify({ form, program: '0.1.0', takenAt, migrations, queue, tables })
	const archive = await writeArchive(undefined)
	const taking = pipeline(archive.bytes, createWriteStream(file))
	await archive.addText(headName, head)
	if (rows) await archive.addText('tables/public.accounts/000001', rows)
	await archive.addText('folder/demo-password', 'secret')
	const files = { count: 0, bytes: 0, missing: [] }
	await archive.end(manifestName, (sums) => JSON.stringify({ head, digests: {}, sequences: [], files, sums }))
	await taking
}

test.each([
	['without its rows', '', /^The table \S+ has come back with 0 rows/],
	['with rows that do not fit', 'nonsense\n'.repeat(100_000), /invalid input syntax|missing data/],
])('a restore %s leaves the place as empty as it was', async (_, rows, message) => {
	await using database = await freshDb()
	const folder = await newFolder()
	const file = join(folder, 'archive')
	await archiveWithoutRows(database.url, file, rows)
	const dataFolder = join(folder, 'data')

	const restoring = restore(readSettings({ DATA_DIR: dataFolder }), file, undefined)

	await expect(restoring).rejects.toThrow(message)
	expect(await readdir(dataFolder)).toEqual([])
})

test('nothing is restored over a portal, into a database with tables, or from what is no backup', async () => {
	await using database = await freshDb()
	const folder = await newFolder()
	const [file, other, inUse] = [join(folder, 'archive'), join(folder, 'other'), join(folder, 'data')]
	await archiveWithoutRows(database.url, file)
	await writeFile(other, 'a letter')
	await mkdir(join(inUse, 'files/photo'), { recursive: true })
	const into = (settings: Record<string, string>, from = file) =>
		restore(readSettings({ DATA_DIR: join(folder, 'new'), ...settings }), from, undefined)

	await expect(into({ DATA_DIR: inUse })).rejects.toThrow('DATA_DIR: there is a portal in')
	await expect(into({ DATABASE_URL: database.url })).rejects.toThrow(
		'DATABASE_URL: the database is not empty.',
	)
	await expect(into({}, other)).rejects.toThrow('The archive is damaged or no backup')
	await expect(into({}, join(folder, 'missing'))).rejects.toThrow(/^There is no file /)
})
