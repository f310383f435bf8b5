import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations as migrateQueue } from 'graphile-worker'
import { Client } from 'pg'
import type { Db } from '../client.ts'
import { addPartitions, isHeld } from './partitions.ts'

/** A newer version of the program used this database, and may have changed what this version relies on. */
export class NewerDatabase extends Error {}

/**
 * The database dates from before the migrations began anew, so no migration leads from its tables to the
 * present ones.
 */
export class OlderDatabase extends Error {}

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** Refuses a database whose tables this program cannot bring up to date, before changing anything. */
async function refuseForeign(db: Db) {
	const { rows: tables } = await db.execute<{ found: string | null }>(
		sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
	)
	if (!tables[0]?.found) return
	const times = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
	const { rows } = await db.execute<{ older: number; newer: number }>(
		sql`select count(*) filter (where created_at < ${Math.min(...times)})::int as older,
			count(*) filter (where created_at > ${Math.max(...times)})::int as newer
			from drizzle.__drizzle_migrations`,
	)
	const { older = 0, newer = 0 } = rows[0] ?? {}
	if (older > 0)
		throw new OlderDatabase(
			'The database was made by a version of the portal from before 0.1, and its tables cannot be brought up to date. Keep it if you need what is in it, and start with an empty one: another DATA_DIR, or a new database in DATABASE_URL.',
		)
	if (newer > 0)
		throw new NewerDatabase(
			`The database was used by a newer version of the portal, and changed in ${newer === 1 ? '1 way' : `${newer} ways`} that this one does not know. Start that version, or restore a backup from before.`,
		)
}

/** Any number, the same for every node, so that nodes wait for each other. */
const migrationLock = 7_460_511

/**
 * Brings a database, with the queue in it, to the present schema and its partitions to this week, then runs `besides` (such as reference
 * data), all under one advisory lock, so that nodes that start together take turns.
 */
export async function migrate(url: string, besides: (db: Db) => Promise<void> = async () => {}) {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
	try {
		await client.connect()
		await client.query('select pg_advisory_lock($1)', [migrationLock])
		const db = drizzle(client, { casing: 'snake_case' })
		await refuseForeign(db)
		await applyBetweenOthers(client, db)
		await addPartitions(db)
		await migrateQueue({ connectionString: url, logger: new Logger(() => () => {}) })
		await besides(db)
	} finally {
		await client.end().catch(() => {})
	}
}

/** How long a migration waits for a table. While it waits, whoever comes after it waits as well. */
const longestWaitMs = 2000
const betweenTriesMs = 500
/** Some five minutes: a transaction that takes longer will hardly end by itself. */
const mostTries = 120

/** Applies what is missing, all of it or nothing, and stands back when somebody else has a table for long. */
async function applyBetweenOthers(client: Client, db: Db) {
	await client.query(`set lock_timeout = ${longestWaitMs}`)
	for (let tries = 1; ; tries++) {
		try {
			await applyMigrations(db, { migrationsFolder })
			break
		} catch (error) {
			if (!isHeld(error)) throw error
			if (tries === mostTries)
				throw new Error(
					'The tables could not be changed, since a transaction has been open for minutes. Find it in pg_stat_activity, end it, and start the portal again.',
					{ cause: error },
				)
			await pause(betweenTriesMs)
		}
	}
	await client.query('reset lock_timeout')
}

/** The migrations that this program knows, by the times that name them, oldest first. */
export function knownMigrations() {
	return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
}

/** Brings an empty database, with the queue in it, to the schema that it had after that many migrations. */
export async function migrateUpTo(url: string, count: number) {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-migrations-'))
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
	try {
		await cp(migrationsFolder, folder, { recursive: true })
		const journal = join(folder, 'meta/_journal.json')
		const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] }
		await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }))
		await client.connect()
		await applyMigrations(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder })
		await migrateQueue({ connectionString: url, logger: new Logger(() => () => {}) })
	} finally {
		await client.end().catch(() => {})
		await rm(folder, { recursive: true, force: true })
	}
}
