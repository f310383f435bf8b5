import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '@profile-search/db/client'
import { Client } from 'pg'
import { messageOf } from '#platform/log/error-text.ts'
import { openCluster, type ClusterSettings } from '../cluster.ts'
import { writeLists } from './write-lists.ts'

/** A thread that keeps the lists of a cluster up to date. Of all nodes of a database one does so, and the others stand by. */

export type WriterData = { url: string; settings: ClusterSettings }

const { url, settings } = workerData as WriterData
const { db, close } = connect(url, { size: 2 })
/** Bulk requests take longer than searches. */
const cluster = openCluster(settings, 60_000)
/** How often changes are looked for without a notification, and whether this node may write. */
const pollMs = 1000
const longestPauseMs = 5000

const ending = new AbortController()
let wake = () => {}
parentPort?.on('message', () => {
	ending.abort()
	wake()
})

let lastNote = ''
for (let waitMs = pollMs; !ending.signal.aborted;) {
	const beganAt = performance.now()
	await writeAlone().catch((error: unknown) =>
		note(`The lists of the search cluster wait: ${messageOf(error)}`),
	)
	if (performance.now() - beganAt > longestPauseMs) waitMs = pollMs
	await pauseUnlessEnding(waitMs)
	waitMs = Math.min(2 * waitMs, longestPauseMs)
}
await close()
await cluster.close()
process.exit()

/** Writes as long as this node holds the lock for it, which ends with its connection. */
async function writeAlone() {
	const client = new Client({
		connectionString: url,
		application_name: 'profile-search cluster',
		keepAlive: true,
	})
	let isLost = false
	const lose = () => {
		isLost = true
		wake()
	}
	client
		.on('error', lose)
		.on('end', lose)
		.on('notification', () => wake())
	await client.connect()
	try {
		const { rows } = await client.query<{ has: boolean }>(
			'select pg_try_advisory_lock(hashtextextended($1, 0)) as has',
			[`search cluster ${settings.prefix}`],
		)
		if (!rows[0]?.has) return
		await client.query('listen match_changes')
		await writeLists({ db, cluster, untilChanged, isOver: () => ending.signal.aborted || isLost, note })
	} finally {
		await client.end().catch(() => {})
	}
}

async function untilChanged() {
	await pauseUnlessEnding(pollMs)
}

async function pauseUnlessEnding(ms: number) {
	const woken = new Promise<void>((resolve) => (wake = resolve))
	if (ending.signal.aborted) return
	const over = new AbortController()
	await Promise.race([woken, pause(ms, undefined, { signal: over.signal }).catch(() => {})])
	over.abort()
}

/** The same reason is told once, however often it is tried again. */
function note(message: string) {
	if (message !== lastNote) parentPort?.postMessage(message)
	lastNote = message
}
