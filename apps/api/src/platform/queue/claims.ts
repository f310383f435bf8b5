import { setTimeout as pause } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { Client } from 'pg'

/** Any number, the same for every node: what locks of this kind have in common. */
const lockClass = 7_460_512

/** Whether a process that lives holds the claim of a queue worker, whose name is in this column. */
export function isClaimed(worker: SQL) {
	return sql`exists (select from pg_locks held where held.locktype = 'advisory' and held.granted
		and held.database = (select oid from pg_database where datname = current_database())
		and held.classid = ${lockClass}::oid and held.objid = (hashtext(${worker})::bigint & 4294967295)::oid)`
}

/** What a living process shows of itself: a lock for each of its queue workers, which the database takes from the dead. */
export type Claims = { hold: (worker: string) => void; close: () => Promise<void> }

/** Opens a connection that does nothing but hold locks, and opens it again when it is lost. */
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
			// Where there is no connection at the moment, the next one holds it.
			lock(worker).catch(() => {})
		},
		async close() {
			closing.abort()
			await done
		},
	}
}

const retryMs = 250
