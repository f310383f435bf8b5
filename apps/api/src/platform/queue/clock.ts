import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'

type Clock = { now: () => number; steady: () => number }

/**
 * The queue's schedule follows clock changes up to this size minute by minute; after larger ones it has to
 * restart.
 */
const mostDriftMs = 90_000

/** Checks on each call whether the clock was set, or the machine slept, since the previous call. */
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
 * The queue schedules nothing for a moment that it has scheduled already. If a clock ran ahead and was set
 * back, the schedule would stop until that moment. So what was scheduled ahead of now counts as scheduled
 * now.
 */
export async function forgetTheFuture(db: Db, now = new Date()) {
	const today = now.toISOString()
	await db.execute(sql`
		update graphile_worker._private_known_crontabs
		set last_execution = case when last_execution > ${today}::timestamptz then ${today}::timestamptz else last_execution end,
			known_since = least(known_since, ${today}::timestamptz)
		where last_execution > ${today}::timestamptz + interval '2 minutes' or known_since > ${today}::timestamptz`)
}
