import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'

type Clock = { now: () => number; steady: () => number }

/** What the schedule of the queue follows minute by minute; further off, it has to begin anew. */
const mostDriftMs = 90_000

/** Looks, each time it is called, whether the clock was set, or the machine slept, since the time before. */
export function clockWatch(
	onJump: () => void,
	clock: Clock = { now: Date.now, steady: () => performance.now() },
) {
	let offset = clock.now() - clock.steady()
	return () => {
		const present = clock.now() - clock.steady()
		if (Math.abs(present - offset) > mostDriftMs) onJump()
		offset = present
	}
}

/**
 * The queue plans nothing for a moment that it has planned already. A clock that was ahead, and was put right, would
 * stop the schedule until that moment comes: what was planned ahead of now counts as planned now.
 */
export async function forgetTheFuture(db: Db, now = new Date()) {
	const today = now.toISOString()
	await db.execute(sql`
		update graphile_worker._private_known_crontabs
		set last_execution = case when last_execution > ${today}::timestamptz then ${today}::timestamptz else last_execution end,
			known_since = least(known_since, ${today}::timestamptz)
		where last_execution > ${today}::timestamptz + interval '2 minutes' or known_since > ${today}::timestamptz`)
}
