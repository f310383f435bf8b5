import { setTimeout as pause } from 'node:timers/promises'
import { connect, dbOf, type Db } from '@profile-search/db/client'
import { statement } from '@profile-search/db/statement'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { shareNext } from '../concurrency/share-next.ts'
import type { Log } from '../log/log.ts'
import { countReadAt } from '../log/metrics.ts'
import { traceQueries } from '../log/trace-queries.ts'
import { isDatabaseGone } from '../queue/database-gone.ts'

/** How the replica is; `none`: there is none, `behind`: for some seconds it has lacked what the primary has. */
export type ReplicaState = 'none' | 'ready' | 'behind' | 'gone'

/** Where what endpoints show is read. */
export type Reads = {
	/**
	 * Runs a read, which may write nothing, at the replica if that has all that was committed before the call, and
	 * otherwise at the primary. It is run again, at the primary, when the replica fails.
	 */
	read: <Found>(read: (db: Db) => Promise<Found>) => Promise<Found>
	replica: () => ReplicaState
	close: () => Promise<void>
}

/** Reads without a replica. */
export function readsAt(db: Db): Reads {
	return { read: (read) => read(db), replica: () => 'none', close: async () => {} }
}

const lookEveryMs = 1000
/** A replica that is further behind is not asked for each read whether it has caught up. */
const mostBehindMs = 5000

type Options = { size: number; log: Log }

/**
 * Reads with a replica at this address. A read gets one of its connections, and that connection has said first how far
 * its server has come, so the address may lead to several replicas, and one may be restarted at any time.
 */
export function openReads(db: Db, url: string, { size, log }: Options): Reads {
	const onLost = () => {}
	const replica = connect(url, { size, for: 'replica', onLost })
	const lookout = connect(url, { size: 1, for: 'replica', onLost })
	traceQueries(replica.pool, { 'profile_search.database': 'replica' })
	const closing = new AbortController()
	const findPosition = shareNext(async () => {
		const [found] = await positionOf(db).execute()
		if (!found) throw new Error('The primary did not say where it is.')
		return found
	})
	/** The first position that the replica was not seen to have yet. */
	let awaited: { position: Position; since: number } | undefined
	let state: ReplicaState = 'gone'

	function become(next: ReplicaState, err?: unknown) {
		if (next === state || closing.signal.aborted) return
		state = next
		if (state === 'ready') log.info('The replica has caught up: it is read from.')
		else log.warn({ err }, `The replica is ${state}: all is read from the primary.`)
	}

	/** Undefined when the replica lacks something or has failed. */
	async function atReplica<Found>(position: Position, read: (db: Db) => Promise<Found>) {
		let client: PoolClient | undefined
		let isLost = false
		try {
			client = await replica.pool.connect()
			return (await has(client, position)) ? { found: await read(dbFor(client)) } : undefined
		} catch (error) {
			isLost = isDatabaseGone(error)
			if (isLost) become('gone', error)
			if (!isLost && !isCancelled(error) && client) throw error
			return undefined
		} finally {
			client?.release(isLost)
		}
	}

	async function look() {
		awaited ??= { position: await findPosition(), since: performance.now() }
		const { position, since } = awaited
		const client = await lookout.pool.connect().catch((error: unknown) => become('gone', error))
		if (!client) return
		try {
			if (await has(client, position)) {
				awaited = undefined
				become('ready')
			} else if (state === 'gone' || performance.now() - since > mostBehindMs) become('behind')
			client.release()
		} catch (error) {
			client.release(true)
			become('gone', error)
		}
	}

	async function watch() {
		while (!closing.signal.aborted) {
			// Where the primary says nothing, nothing is known of the replica either.
			await look().catch(() => {})
			await pause(lookEveryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
		}
	}
	const watching = watch()

	return {
		async read(read) {
			const answer = state === 'ready' ? await atReplica(await findPosition(), read) : undefined
			countReadAt(answer ? 'replica' : 'primary')
			return answer ? answer.found : read(db)
		},
		replica: () => state,
		async close() {
			closing.abort()
			await watching
			await Promise.all([replica.close(), lookout.close()])
		},
	}
}

/** A cluster, and a place in its log. */
type Position = { cluster: string; lsn: string }

/**
 * What is visible at the primary is in its log before this position: on the disk, unless commits do not wait for that.
 */
const positionOf = statement((db) =>
	db
		.select({
			cluster: sql<string>`(select system_identifier from pg_control_system())::text`,
			lsn: sql<string>`(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
				else pg_current_wal_flush_lsn() end)::text`,
		})
		.from(sql`(select) one`)
		.prepare('log_position'),
)

/** The last position that the server of a connection has said that it has. */
const known = new WeakMap<PoolClient, string>()

/** Whether the server of this connection is a replica of this cluster and has replayed its log up to this position. */
async function has(client: PoolClient, { cluster, lsn }: Position) {
	const name = `${cluster} ${lsn}`
	if (known.get(client) === name) return true
	const { rows } = await client.query<{ has: boolean | null }>({
		name: 'replayed',
		text: `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
			and (select system_identifier from pg_control_system()) = $2::bigint as has`,
		values: [lsn, cluster],
	})
	if (rows[0]?.has) known.set(client, name)
	return known.get(client) === name
}

const dbs = new WeakMap<PoolClient, Db>()

/** The queries of a connection, which keeps what it has prepared. */
function dbFor(client: PoolClient) {
	const made = dbs.get(client) ?? dbOf(client)
	dbs.set(client, made)
	return made
}

/** Whether the replica has ended a statement because of what it replays, or of its time. */
function isCancelled(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	const code = 'code' in error ? error.code : undefined
	return code === '40001' || code === '40P01' || code === '57014' || isCancelled(error.cause)
}
