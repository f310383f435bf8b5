import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'

/** A connection pool, or a transaction on it: the first argument of every query. */
export type Db = Omit<NodePgDatabase, '$client'>

/** A pool of connections to a PostgreSQL server, with its query builder. */
export type Connection = { db: Db; pool: Pool; url: string; close: () => Promise<void> }

const casing = 'snake_case'
const second = 1000
const minute = 60 * second

/**
 * Limits on how long a query waits for a connection, how long the server works on a statement, how long a statement
 * waits for others, how long a transaction may idle, and how long a silent server is waited for. Somebody waits for a
 * page; background work takes its time.
 */
const patience = {
	page: {
		connectionTimeoutMillis: 5 * second,
		statement_timeout: 15 * second,
		lock_timeout: 5 * second,
		idle_in_transaction_session_timeout: 30 * second,
		query_timeout: 20 * second,
	},
	work: {
		connectionTimeoutMillis: minute,
		statement_timeout: 10 * minute,
		lock_timeout: minute,
		idle_in_transaction_session_timeout: 10 * minute,
		query_timeout: 11 * minute,
	},
	// What it does not answer soon, the primary is asked.
	replica: {
		connectionTimeoutMillis: second,
		statement_timeout: 5 * second,
		lock_timeout: second,
		idle_in_transaction_session_timeout: 30 * second,
		query_timeout: 5 * second,
	},
}

type Options = {
	size?: number
	/** What the connections are for; `work` by default. */
	for?: keyof typeof patience
	/** Whether connections stay open however long nobody needs them. */
	keepsOpen?: boolean
	onLost?: (error: Error) => void
}

/** Opens a pool. A lost server does not end the program: the next query tries again. */
export function connect(url: string, options: Options = {}): Connection {
	const pool = new Pool({
		connectionString: url,
		max: options.size ?? 10,
		application_name: 'profile-search',
		keepAlive: true,
		...(options.keepsOpen && { idleTimeoutMillis: 0 }),
		...patience[options.for ?? 'work'],
	})
	// At the end a server may stop before it has read that a connection is given up.
	const note = (error: Error) => {
		if (!pool.ending) options.onLost?.(error)
	}
	pool.on('error', note)
	pool.on('connect', (client) => client.on('error', note))
	return { db: drizzle(pool, { casing }), pool, url, close: () => pool.end() }
}

/** The queries of one connection of a pool. */
export function dbOf(client: PoolClient): Db {
	return drizzle(client, { casing })
}
