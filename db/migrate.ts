import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations as migrateQueue } from 'graphile-worker'
import { Client } from 'pg'
import type { Db } from './client.ts'

/** Any number; the same for every node, so that they wait for each other. */
const migrationLock = 7_460_511

/**
 * Brings a database, with the queue in it, to the present schema, then does `besides` (such as reference data), all under one advisory lock:
 * nodes that start together take turns.
 */
export async function migrate(url: string, besides: (db: Db) => Promise<void> = async () => {}) {
	const client = new Client({ connectionString: url })
	await client.connect()
	try {
		await client.query('select pg_advisory_lock($1)', [migrationLock])
		const db = drizzle(client, { casing: 'snake_case' })
		await applyMigrations(db, { migrationsFolder: new URL('./migrations', import.meta.url).pathname })
		await migrateQueue({ connectionString: url, logger: new Logger(() => () => {}) })
		await besides(db)
	} finally {
		await client.end()
	}
}
