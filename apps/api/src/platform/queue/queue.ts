import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import { withCause } from './cause.ts'
import type { Queued, TaskName } from './payloads.ts'

/** How often work is tried, over some days. */
export const mostAttempts = 15

/**
 * Queues work in the transaction that causes it: both happen or neither. At most one job with the same key
 * waits at a time; what a killed machine left undone is done by the next job with its key. A delay starts
 * again with each call for its key.
 */
export async function enqueue<Name extends TaskName>(
	db: Db,
	task: Name,
	payload: Queued<Name>,
	key?: string,
	waitSeconds = 0,
) {
	await db.execute(
		sql`select graphile_worker.add_job(${task}, ${JSON.stringify(withCause(payload))}::json, max_attempts => ${mostAttempts}, job_key => ${key ?? null},
			run_at => now() + make_interval(secs => ${waitSeconds}))`,
	)
}

/** Work under way is not retried when it fails. */
export async function giveUp(db: Db, id: string) {
	await db.execute(
		sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${id}::bigint`,
	)
}
