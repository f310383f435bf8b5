import type { Db } from '@profile-search/db/client'
import { type Subject, watchChanges } from './watch-changes.ts'

/** What no change is noted of, such as that the last day of a job has passed, is never older than this. */
const oldestMs = 1000

/**
 * Keeps what `read` finds until a change of one of these subjects is noticed. What it returns has all that was committed
 * before the call.
 */
export function keepUntilChanged<Found>(db: Db, subjects: readonly Subject[], read: () => Promise<Found>) {
	const changes = watchChanges(db)
	let kept: { version: string; readAt: number; found: Promise<Found> } | undefined
	return async () => {
		const version = await changes.versionOf(subjects)
		const now = performance.now()
		if (kept?.version === version && now - kept.readAt < oldestMs) return kept.found

		const found = read()
		const reading = { version, readAt: now, found }
		kept = reading
		found.catch(() => {
			if (kept === reading) kept = undefined
		})
		return found
	}
}
