import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Db } from '../client.ts'
import { loadReference } from '../reference/load-reference.ts'
import { accounts } from '../schema/accounts/accounts.ts'
import { milestones } from '../schema/platform/site.ts'
import { candidateSkills } from '../schema/profiles/candidates.ts'
import { skills } from '../schema/search/reference.ts'
import { createAccount, createCandidate } from '../testing/factories.ts'
import { freshDb } from '../testing/fresh-db.ts'
import { listMigrations, migrate, migrateUpTo, NewerDatabase, OlderDatabase } from './migrate.ts'

test('two nodes that start together on an empty database take turns', async () => {
	await using database = await freshDb({ isEmpty: true })

	await Promise.all([migrate(database.url, loadReference), migrate(database.url, loadReference)])

	expect(await database.db.$count(milestones)).toBe(2)
	expect(await database.db.$count(skills)).toBeGreaterThan(400)
})

test('a migration that waits for a table lets others write to it meanwhile, and is applied in the end', async () => {
	await using database = await freshDb({ isEmpty: true })
	const { db, url } = database
	// The next one refers to organisations, for which it needs a lock.
	await migrateUpTo(url, 21)
	const holdsTable = Promise.withResolvers<void>()
	const mayEnd = Promise.withResolvers<void>()
	const holding = db.transaction(async (tx) => {
		await tx.execute(sql`lock table organisations in row exclusive mode`)
		holdsTable.resolve()
		await mayEnd.promise
	})
	await holdsTable.promise
	const migrating = migrate(url, loadReference)
	await vi.waitFor(
		async () => {
			const { rows } = await db.execute(
				sql`select from pg_locks where relation = 'organisations'::regclass and not granted`,
			)
			expect(rows.length).toBeGreaterThan(0)
		},
		{ timeout: 30_000, interval: 20 },
	)

	await db.execute(sql`delete from organisations`)
	mayEnd.resolve()
	await Promise.all([holding, migrating])

	expect(await db.$count(milestones)).toBe(2)
}, 60_000)

/** The migrations of the portal, and one that builds an index on a table in use. */
function withIndex() {
	const statement = 'create index concurrently accounts_built on accounts (first_name)'
	return [
		...listMigrations(),
		{
			sql: [`-- outside of a transaction\n${statement}`],
			folderMillis: 9_000_000_000_000,
			hash: 'of a test',
			bps: true,
		},
	]
}

test('an index is built while people write and another node waits for its turn', async () => {
	await using database = await freshDb()
	const { db, url } = database
	const { id } = await createAccount(db)
	const isOpen = Promise.withResolvers<void>()
	const mayEnd = Promise.withResolvers<void>()
	const writing = db.transaction(async (tx) => {
		await tx.update(accounts).set({ firstName: 'Asha' }).where(eq(accounts.id, id))
		isOpen.resolve()
		await mayEnd.promise
	})
	await isOpen.promise

	const nodes = [1, 2].map(() => migrate(url, async () => {}, withIndex()))
	await vi.waitFor(
		async () => {
			const { rows } = await db.execute(
				sql`select from pg_stat_progress_create_index where relid = 'accounts'::regclass`,
			)
			expect(rows.length).toBeGreaterThan(0)
		},
		{ timeout: 30_000, interval: 20 },
	)
	// Longer than a migration in a transaction would wait for the table.
	await pause(2500)
	await createAccount(db)
	mayEnd.resolve()
	await Promise.all([writing, ...nodes])

	expect(await validIndexes(db)).toEqual(['accounts_built'])
	expect(await timesApplied(db)).toBe(1)
}, 60_000)

test('an index whose building was interrupted is built anew, and one that was finished stays', async () => {
	await using interrupted = await freshDb()
	await using finished = await freshDb()
	for (const { db } of [interrupted, finished])
		await db.execute(sql`create index accounts_built on accounts (last_name)`)
	await interrupted.db.execute(
		sql`update pg_index set indisvalid = false where indexrelid = 'accounts_built'::regclass`,
	)

	for (const { url } of [interrupted, finished]) await migrate(url, async () => {}, withIndex())

	for (const { db } of [interrupted, finished]) {
		expect(await validIndexes(db)).toEqual(['accounts_built'])
		expect(await timesApplied(db)).toBe(1)
	}
	const columns = sql`select pg_get_indexdef('accounts_built'::regclass) as is`
	expect((await interrupted.db.execute(columns)).rows).toEqual([
		{ is: expect.stringContaining('(first_name)') },
	])
	expect((await finished.db.execute(columns)).rows).toEqual([{ is: expect.stringContaining('(last_name)') }])
})

async function validIndexes(db: Db) {
	const { rows } = await db.execute<{ name: string }>(
		sql`select relname as name from pg_index join pg_class on oid = indexrelid
			where indisvalid and relname like 'accounts_built%'`,
	)
	return rows.map(({ name }) => name)
}

async function timesApplied(db: Db) {
	const { rows } = await db.execute(sql`select from drizzle.__drizzle_migrations where hash = 'of a test'`)
	return rows.length
}

test('a skill that people typed is merged once the reference files list it', async () => {
	await using database = await freshDb()
	const { db } = database
	const [java] = await db.select().from(skills).where(eq(skills.name, 'Java'))
	await db.update(skills).set({ name: 'gone' }).where(eq(skills.name, 'Java'))
	const [typed] = await db.insert(skills).values({ name: 'JAVA' }).returning()
	const person = await createCandidate(db, { skillIds: [typed?.id ?? 0] })
	await db.delete(milestones)

	await loadReference(db)

	const held = await db.select().from(candidateSkills).where(eq(candidateSkills.candidateId, person.id))
	expect(held.map(({ skillId }) => skillId)).toEqual([java?.id])
	expect(await db.$count(skills, eq(skills.isKnown, false))).toBe(0)
})

test('a database that a newer version has changed is refused and left unchanged', async () => {
	await using database = await freshDb()
	const { db, url } = database
	await db.execute(
		sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 99999999999999)`,
	)

	await expect(migrate(url, loadReference)).rejects.toThrow(NewerDatabase)
	await expect(migrate(url, loadReference)).rejects.toThrow(
		/newer version of the portal, and changed in 1 way/,
	)
})

test('a database from before the migrations began anew is refused and left unchanged', async () => {
	await using database = await freshDb({ isEmpty: true })
	const { db, url } = database
	await db.execute(sql`create schema drizzle`)
	await db.execute(sql`create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)`)
	await db.execute(
		sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of yesterday', 1795380491651)`,
	)

	await expect(migrate(url, loadReference)).rejects.toThrow(OlderDatabase)

	const { rows } = await db.execute(sql`select from pg_tables where schemaname = 'public'`)
	expect(rows).toHaveLength(0)
})
