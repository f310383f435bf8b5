import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import type { Network } from './domains/network.ts'
import type { FileStore } from './files/store.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Embedder } from './meanings/embedder.ts'
import type { Matcher } from './match-index/matcher.ts'
import type { Pusher } from './push/pusher.ts'

/** What background work gets to work with. */
export type Tools = {
	db: Db
	mailer: Mailer
	pusher: Pusher
	files: FileStore
	matcher: Matcher
	publicUrl: string
	/** Whether to learn from the portal's own data at night. */
	isLearning: boolean
	/** The operator's embedding service, where there is one. */
	embedder?: Embedder | undefined
	/** A small world in place of the internet, for tests. */
	network?: Network | undefined
}

/** How often work is tried, over some days. */
export const mostAttempts = 15

/** A piece of background work. It may run twice when a machine stops in the middle, so it must bear that. */
export type Task = (payload: Record<string, string>, tools: Tools) => Promise<void>

/**
 * Puts work in the queue, in the transaction that causes it: both happen or neither. Of work with a key there is one
 * at most that waits; what a killed machine has taken along is done by the next of its key. Work that is to wait for
 * some seconds waits anew with each call of its key.
 */
export async function enqueue(
	db: Db,
	task: string,
	payload: Record<string, string>,
	key?: string,
	waitSeconds = 0,
) {
	await db.execute(
		sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, max_attempts => ${mostAttempts}, job_key => ${key ?? null},
			run_at => now() + make_interval(secs => ${waitSeconds}))`,
	)
}

/** Work under way is not tried again when it fails. */
export async function giveUp(db: Db, id: string) {
	await db.execute(
		sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${id}::bigint`,
	)
}
