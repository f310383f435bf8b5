import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '@profile-search/api/platform/files/store'
import { fileTasks } from '@profile-search/api/platform/files/tasks'
import { openSnapshot } from '@profile-search/db/backup/snapshot'
import { knownMigrations, migrate, migrateUpTo } from '@profile-search/db/migrate/migrate'
import { files } from '@profile-search/db/schema/profiles/files'
import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkArchive, restoreArchive } from './restore-backup.ts'
import { writtenAt } from './testing.ts'
import { backUpToFile } from './to-file.ts'

/** Those that belong to one server, and are made anew. */
const ofTheServer = ['public.sessions', 'public.match_changes', 'public.alert_progress']

async function place() {
	const dataFolder = await mkdtemp(join(tmpdir(), 'profile-search-backup-'))
	return {
		dataFolder,
		files: folderStore(join(dataFolder, 'files')),
		archive: join(dataFolder, 'archive'),
		[Symbol.asyncDispose]: () => rm(dataFolder, { recursive: true }),
	}
}

/** The rows of every table, as a sum of their hashes. */
async function tablesOf(url: string) {
	const snapshot = await openSnapshot(url)
	const digests: Record<string, object> = {}
	for (const table of snapshot.tables) digests[table.name] = await snapshot.digestOf(table)
	await snapshot.close()
	return Object.fromEntries(Object.entries(digests).filter(([name]) => !ofTheServer.includes(name)))
}

test('what was backed up comes back: every table, every file that a row names, and the next numbers', async () => {
	await using database = await freshDb()
	await using empty = await freshDb({ isEmpty: true })
	await using before = await place()
	await using after = await place()
	const person = await createCandidate(database.db)
	await createJob(database.db)
	await database.db
		.insert(files)
		.values({ accountId: person.id, kind: 'photo', key: 'photo/a.webp', size: 3 })
	await before.files.put('photo/a.webp', 'one')
	await before.files.put('photo/nobody.webp', 'two')
	await database.db.execute(sql`insert into industries (name) values ('Deep-sea mining')`)

	const contents = await backUpToFile({ ...before, databaseUrl: database.url }, before.archive)
	const archive = { file: await writtenAt(before.archive), passphrase: undefined }
	await checkArchive(archive)
	await restoreArchive(archive, { ...after, databaseUrl: empty.url })
	await migrate(empty.url)

	expect(contents).toMatchObject({ files: 1, missing: [] })
	expect(await tablesOf(empty.url)).toEqual(await tablesOf(database.url))
	expect(await readdir(join(after.dataFolder, 'files/photo'))).toEqual(['a.webp'])
	expect(await readFile(join(after.dataFolder, 'files/photo/a.webp'), 'utf8')).toBe('one')
	await empty.db.execute(sql`insert into industries (name) values ('Another one')`)
	await expect(
		empty.db.execute(sql`insert into candidates (account_id) values (gen_random_uuid())`),
	).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^23/) } })
})

test('what changes while a backup is made is not in it, and no file goes that is', async () => {
	await using database = await freshDb()
	await using folder = await place()
	await folder.files.put('photo/a.webp', 'one')
	const snapshot = await openSnapshot(database.url)
	const remove = fileTasks.find(({ name }) => name === 'remove_file')
	const context = { db: database.db, files: folder.files } as never

	await createCandidate(database.db)
	await remove?.run({ key: 'photo/a.webp' } as never, context)
	const accounts = snapshot.tables.find(({ name }) => name === 'public.accounts')

	expect(await snapshot.digestOf(accounts!)).toMatchObject({ rows: 0 })
	expect(await folder.files.exists('photo/a.webp')).toBe(true)
	const { rows } = await database.db.execute(sql`select payload from graphile_worker._private_jobs`)
	expect(rows).toEqual([{ payload: { key: 'photo/a.webp' } }])

	await snapshot.close()
	await remove?.run({ key: 'photo/a.webp' } as never, context)
	expect(await folder.files.exists('photo/a.webp')).toBe(false)
})

test('a backup of an older version comes back with its tables, which are then brought up to date', async () => {
	await using older = await freshDb({ isEmpty: true })
	await using empty = await freshDb({ isEmpty: true })
	await using folder = await place()
	const known = knownMigrations()
	await migrateUpTo(older.url, known.length - 1)
	await older.db.execute(sql`insert into accounts (user_type, first_name, last_name, email)
		values ('candidate', 'Asha', 'Patil', 'asha@example.com')`)

	await backUpToFile({ ...folder, databaseUrl: older.url }, folder.archive)
	const archive = { file: await writtenAt(folder.archive), passphrase: undefined }
	const { head } = await checkArchive(archive)
	await restoreArchive(archive, { ...folder, databaseUrl: empty.url })
	await migrate(empty.url)

	expect(head.migrations).toEqual(known.slice(0, -1))
	const { rows } = await empty.db.execute(sql`select email,
		(select count(*)::int from drizzle.__drizzle_migrations) as migrations from accounts`)
	expect(rows).toEqual([{ email: 'asha@example.com', migrations: known.length }])
})

test('a backup of a program with other migrations is refused before anything is changed', async () => {
	await using database = await freshDb()
	await using folder = await place()
	await database.db.execute(
		sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
	)
	await backUpToFile({ ...folder, databaseUrl: database.url }, folder.archive)

	await expect(
		checkArchive({ file: await writtenAt(folder.archive), passphrase: undefined }),
	).rejects.toThrow('whose tables this older program does not know')
})

test('changes that alerts were not told of are told after the restore', async () => {
	await using database = await freshDb()
	await using empty = await freshDb({ isEmpty: true })
	await using folder = await place()
	await database.db.execute(sql`update alert_progress set position = pg_current_xact_id()`)
	const person = await createCandidate(database.db)
	// As at a server that has seen far more transactions than the next one.
	const later = (column: string) => sql.raw(`${column} = (${column}::text::bigint + 1000000000)::text::xid8`)
	await database.db.execute(sql`update alert_progress set ${later('position')}`)
	await database.db.execute(sql`update match_changes set ${later('transaction')}`)

	await backUpToFile({ ...folder, databaseUrl: database.url }, folder.archive)
	await restoreArchive(
		{ file: await writtenAt(folder.archive), passphrase: undefined },
		{ ...folder, databaseUrl: empty.url },
	)

	const { rows } = await empty.db.execute(sql`select subject, subject_id from match_changes
		where transaction >= (select position from alert_progress) and transaction < pg_snapshot_xmin(pg_current_snapshot())
			and subject = 'person'`)
	expect(rows).toEqual([{ subject: 'person', subject_id: person.id }])
})

test('a backup that cannot be written leaves no file behind, and one lost picture is no reason to have none', async () => {
	await using database = await freshDb()
	await using folder = await place()
	const source = { ...folder, databaseUrl: database.url }
	const { id } = await createCandidate(database.db)
	await database.db.insert(files).values({ accountId: id, kind: 'photo', key: 'photo/lost.webp', size: 3 })

	const wrong = backUpToFile(source, join(folder.dataFolder, 'missing/archive'))

	await expect(wrong).rejects.toThrow('ENOENT')
	expect(await readdir(folder.dataFolder)).toEqual(['files'])
	expect(await backUpToFile(source, folder.archive)).toMatchObject({ files: 0, missing: ['photo/lost.webp'] })
	await checkArchive({ file: await writtenAt(folder.archive), passphrase: undefined })
})
