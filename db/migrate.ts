import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations as migrateQueue } from 'graphile-worker'
import { Client } from 'pg'
import type { Db } from './client.ts'

/** The database was used by a newer version of the program, which may have changed what this one relies on. */
export class NewerDatabase extends Error {}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

async function refuseNewer(db: Db) {
	const { rows: tables } = await db.execute<{ found: string | null }>(
		sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
	)
	if (!tables[0]?.found) return
	const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
	const { rows } = await db.execute<{ unknown: number }>(
		sql`select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at > ${newest}`,
	)
	const unknown = rows[0]?.unknown ?? 0
	if (unknown > 0)
		throw new NewerDatabase(
			`The database was used by a newer version of the portal, and changed in ${unknown === 1 ? '1 way' : `${unknown} ways`} that this one does not know. Start that version, or restore a backup from before.`,
		)
}

/** Any number; the same for every node, so that they wait for each other. */
const migrationLock = 7_460_511

/**
 * Brings a database, with the queue in it, to the present schema, then does `besides` (such as reference data), all under one advisory lock:
 * nodes that start together take turns.
 */
export async function migrate(url: string, besides: (db: Db) => Promise<void> = async () => {}) {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
	try {
		await client.connect()
		await client.query('select pg_advisory_lock($1)', [migrationLock])
		const db = drizzle(client, { casing: 'snake_case' })
		await refuseNewer(db)
		await applyMigrations(db, { migrationsFolder })
		await migrateQueue({ connectionString: url, logger: new Logger(() => () => {}) })
		await besides(db)
	} finally {
		await client.end().catch(() => {})
	}
}
