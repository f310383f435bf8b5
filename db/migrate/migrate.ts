import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Logger, runMigrations as migrateQueue } from 'graphile-worker'
import { Client } from 'pg'
import type { Db } from '../client.ts'
import { isLockTimeout, lockTimeoutMs } from './lock-timeout.ts'
import { addPartitions } from './partitions.ts'

/** A newer version of the program used this database, and may have changed what this version relies on. */
export class NewerDatabase extends Error {}

/**
 * The database dates from before the migrations began anew, so no migration leads from its tables to the
 * present ones.
 */
export class OlderDatabase extends Error {}

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** The migrations of this program, oldest first. */
export function listMigrations() {
	return readMigrationFiles({ migrationsFolder })
}

/** Refuses a database whose tables this program cannot bring up to date, before changing anything. */
async function refuseForeign(db: Db, migrations: MigrationMeta[]) {
	const { rows: tables } = await db.execute<{ found: string | null }>(
		sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
	)
	if (!tables[0]?.found) return
	const times = migrations.map(({ folderMillis }) => folderMillis)
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
export async function migrate(
	url: string,
	besides: (db: Db) => Promise<void> = async () => {},
	migrations = listMigrations(),
) {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
	try {
		await client.connect()
		await takeTurn(client)
		const db = drizzle(client, { casing: 'snake_case' })
		await refuseForeign(db, migrations)
		await applyMissing(client, migrations)
		await addPartitions(db)
		await migrateQueue({ connectionString: url, logger: new Logger(() => () => {}) })
		await besides(db)
	} finally {
		await client.end().catch(() => {})
	}
}

const betweenTriesMs = 500

/**
 * Waits until no other node migrates. It asks again and again, since a statement that waits for the lock would itself be waited
 * for by an index that is built concurrently.
 */
async function takeTurn(client: Client) {
	for (;;) {
		const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
			migrationLock,
		])
		if (rows[0]?.isMine) return
		await pause(betweenTriesMs)
	}
}

/** How a migration begins whose statements take long and block nobody, such as those that build an index concurrently. */
const outsideMark = '-- outside of a transaction'

function isOutside({ sql: [first = ''] }: MigrationMeta) {
	return first.startsWith(outsideMark)
}

/**
 * Applies what is missing, oldest first: migrations that run outside of a transaction one by one, and all those between two of
 * them in one transaction.
 */
async function applyMissing(client: Client, migrations: MigrationMeta[]) {
	await client.query('create schema if not exists drizzle')
	await client.query(`create table if not exists drizzle.__drizzle_migrations
		(id serial primary key, hash text not null, created_at bigint)`)
	const { rows } = await client.query<{ latest: string | null }>(
		'select max(created_at) as latest from drizzle.__drizzle_migrations',
	)
	const missing = migrations.filter(({ folderMillis }) => folderMillis > Number(rows[0]?.latest ?? 0))
	while (missing.length > 0) {
		const next = missing.findIndex(isOutside)
		const [alone] = next === 0 ? missing.splice(0, 1) : []
		if (alone) await applyOutside(client, alone)
		else await applyBetweenOthers(client, missing.splice(0, next === -1 ? missing.length : next))
	}
}

/** Some five minutes: a transaction that takes longer will hardly end by itself. */
const mostTries = 120

/** Applies all of them or nothing, and stands back when somebody else has a table for long. */
async function applyBetweenOthers(client: Client, migrations: MigrationMeta[]) {
	await client.query(`set lock_timeout = ${lockTimeoutMs}`)
	for (let tries = 1; ; tries++) {
		try {
			await client.query('begin')
			for (const migration of migrations) {
				for (const statement of migration.sql) await client.query(statement)
				await noteApplied(client, migration)
			}
			await client.query('commit')
			break
		} catch (error) {
			await client.query('rollback').catch(() => {})
			if (!isLockTimeout(error)) throw error
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

/**
 * Applies the statements of a migration one by one, each for as long as it takes, since nobody waits for them. One that was
 * interrupted is applied again as a whole: an index that is there stays, and what is left of one that was not finished goes.
 */
async function applyOutside(client: Client, migration: MigrationMeta) {
	for (const statement of migration.sql) {
		const [, index] = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+"?(\w+)"?/i.exec(statement) ?? []
		if (index) {
			const { rows } = await client.query<{ indisvalid: boolean }>(
				'select indisvalid from pg_index where indexrelid = to_regclass($1)',
				[index],
			)
			if (rows[0]?.indisvalid) continue
			await client.query(`drop index concurrently if exists "${index}"`)
		}
		await client.query(statement)
	}
	await noteApplied(client, migration)
}

async function noteApplied(client: Client, { hash, folderMillis }: MigrationMeta) {
	await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
		hash,
		folderMillis,
	])
}

/** The migrations that this program knows, by the times that name them, oldest first. */
export function knownMigrations() {
	return listMigrations().map(({ folderMillis }) => folderMillis)
}

/** Brings an empty database, with the queue in it, to the schema that it had after that many migrations. */
export async function migrateUpTo(url: string, count: number) {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
	try {
		await client.connect()
		await applyMissing(client, listMigrations().slice(0, count))
		await migrateQueue({ connectionString: url, logger: new Logger(() => () => {}) })
	} finally {
		await client.end().catch(() => {})
	}
}
