import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

/** A connection pool, or a transaction on it: what every query takes first. */
export type Db = Omit<NodePgDatabase, '$client'>

/** A pool of connections to a PostgreSQL server, and the query builder on it. */
export type Connection = { db: Db; pool: Pool; url: string; close: () => Promise<void> }

/** Opens a pool. A lost server is no reason to fall: the next query tries again. */
export function connect(
	url: string,
	options: { size?: number; onLost?: (error: Error) => void } = {},
): Connection {
	const pool = new Pool({
		connectionString: url,
		max: options.size ?? 10,
		connectionTimeoutMillis: 5000,
		application_name: 'profile-search',
	})
	const note = (error: Error) => options.onLost?.(error)
	pool.on('error', note)
	pool.on('connect', (client) => client.on('error', note))
	return { db: drizzle(pool, { casing: 'snake_case' }), pool, url, close: () => pool.end() }
}
