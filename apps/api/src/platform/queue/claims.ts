import { setTimeout as pause } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { Client } from 'pg'

/** Any number, the same for every node: it marks locks of this kind. */
const lockClass = 7_460_512

/** Whether a living process holds the claim of a queue worker. The column gives the worker's name. */
export function isClaimed(worker: SQL) {
	return sql`exists (select from pg_locks held where held.locktype = 'advisory' and held.granted
		and held.database = (select oid from pg_database where datname = current_database())
		and held.classid = ${lockClass}::oid and held.objid = (hashtext(${worker})::bigint & 4294967295)::oid)`
}

/**
 * A living process's sign of life: one lock for each of its queue workers. The database releases a dead
 * process's locks.
 */
export type Claims = { hold: (worker: string) => void; close: () => Promise<void> }

/** Opens a connection only to hold locks, and reopens it when it is lost. */
export function createClaims(url: string): Claims {
	const workers = new Set<string>()
	const closing = new AbortController()
	let client: Client | undefined
	const done = keepHolding()

	async function keepHolding() {
		while (!closing.signal.aborted) {
			const { promise: isLost, resolve: lose } = Promise.withResolvers<void>()
			client = new Client({
				connectionString: url,
				application_name: 'profile-search claims',
				connectionTimeoutMillis: 5000,
				keepAlive: true,
			})
			client.on('error', () => lose()).on('end', () => lose())
			closing.signal.addEventListener('abort', () => lose(), { once: true })
			await client
				.connect()
				.then(() => Promise.all([...workers].map(lock)))
				.then(() => isLost)
				.catch(() => {})
			await client.end().catch(() => {})
			await pause(retryMs, undefined, { signal: closing.signal }).catch(() => {})
		}
	}

	async function lock(worker: string) {
		await client?.query('select pg_advisory_lock($1, hashtext($2))', [lockClass, worker])
	}

	return {
		hold(worker) {
			workers.add(worker)
			// Without a connection at the moment, the next connection takes the lock.
			lock(worker).catch(() => {})
		},
		async close() {
			closing.abort()
			await done
		},
	}
}

const retryMs = 250
