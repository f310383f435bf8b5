import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { folderStore } from '@profile-search/api/platform/files/store'
import { openSnapshot } from '@profile-search/db/backup/snapshot'
import { freePort } from '@profile-search/db/embedded/free-port'
import { createCandidate } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { form, headName, manifestName } from '../backup/archive/manifest.ts'
import { writeArchive } from '../backup/archive/write-archive.ts'
import { nameOf } from '../backup/keep.ts'
import { backUpToFile } from '../backup/to-file.ts'
import { readSettings } from '../settings/settings.ts'
import { until } from '../testing/own-portal.ts'
import { restore } from './restore.ts'

const program = fileURLToPath(new URL('../portal.ts', import.meta.url))

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

	const restoring = restore(readSettings({ DATA_DIR: dataFolder }), file)

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
		restore(readSettings({ DATA_DIR: join(folder, 'new'), ...settings }), from)

	await expect(into({ DATA_DIR: inUse })).rejects.toThrow('DATA_DIR: there is a portal in')
	await expect(into({ DATABASE_URL: database.url })).rejects.toThrow(
		'DATABASE_URL: the database is not empty.',
	)
	await expect(into({}, other)).rejects.toThrow('The archive is damaged or no backup')
	await expect(into({}, join(folder, 'missing'))).rejects.toThrow('There is no backup at')
})

/** A backup of a portal that has one person, in a folder of backups. */
async function backupOf(database: Awaited<ReturnType<typeof freshDb>>, folder: string) {
	await createCandidate(database.db)
	const to = join(folder, 'backups')
	await mkdir(to)
	const source = { databaseUrl: database.url, files: folderStore(join(folder, 'files')), dataFolder: folder }
	for (const day of ['01', '02'])
		await backUpToFile(source, join(to, nameOf(new Date(`2026-11-${day}`), false)))
	return to
}

test('the newest backup in a folder is restored', async () => {
	await using database = await freshDb()
	await using empty = await freshDb({ isEmpty: true })
	const folder = await newFolder()
	const to = await backupOf(database, folder)
	const said = vi.spyOn(console, 'log')

	const summary = await restore(readSettings({ DATA_DIR: join(folder, 'data'), DATABASE_URL: empty.url }), to)

	expect(summary).toContain('every table and file is as it was')
	expect(said).toHaveBeenCalledWith(
		expect.stringContaining('profile-search-2026-11-02T00-00-00Z.tar.zst is a whole backup'),
	)
	expect(await readdir(join(folder, 'data'))).not.toContain('restore-under-way')
	const { rows } = await empty.db.execute(sql`select count(*)::int as people from candidates`)
	expect(rows).toEqual([{ people: 1 }])
})

test('a restore that is stopped leaves the place as empty as it was', async () => {
	await using database = await freshDb()
	const folder = await newFolder()
	const to = await backupOf(database, folder)
	const dataFolder = join(folder, 'data')
	const settings = readSettings({ DATA_DIR: dataFolder })
	const ending = new AbortController()

	const restoring = restore(settings, to, { signal: ending.signal })
	void until(async () => (await readdir(dataFolder).catch((): string[] => [])).includes('database')).then(
		() => ending.abort(new Error('Stopped.')),
	)

	await expect(restoring).rejects.toThrow('Stopped.')
	expect(await readdir(dataFolder)).toEqual([])
	expect(await restore(settings, to)).toContain('every table and file is as it was')
})

test('a portal does not start where a restore was cut off, until the backup is restored again', async () => {
	await using database = await freshDb()
	const folder = await newFolder()
	const to = await backupOf(database, folder)
	const dataFolder = join(folder, 'data')
	const env = { ...process.env, DATA_DIR: dataFolder, SMTP_URL: '', PORT: String(await freePort()) }

	const restoring = spawn(process.execPath, [program, 'restore', to], { env, stdio: 'ignore' })
	await until(async () => (await readdir(join(dataFolder, 'database')).catch(() => [])).length > 0)
	restoring.kill('SIGKILL')
	await once(restoring, 'exit')

	await expect(promisify(execFile)(process.execPath, [program, 'start'], { env })).rejects.toMatchObject({
		stderr: expect.stringContaining('was cut off. Restore the backup again'),
	})
	const { stdout } = await promisify(execFile)(process.execPath, [program, 'restore', to], { env })
	expect(stdout).toContain('every table and file is as it was')
	expect(await readdir(dataFolder)).not.toContain('restore-under-way')
})
