import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@profile-search/api/platform/log/log'

/** Ends a part of the program. */
export type Closing = () => Promise<void>

/** Longer than the last page, a mail and a snapshot of the index take together, in milliseconds. */
const longestCloseMs = 16_000

/**
 * Ends the parts in the reverse order of their start. If one takes longer than the drain and what a part usually takes,
 * it is abandoned, so that those after it, such as the database, are still ended.
 */
export async function closeAll(closings: Closing[], drainSeconds: number, log: Log) {
	for (const close of closings.splice(0).toReversed()) {
		const late = pause(drainSeconds * 1000 + longestCloseMs, 'late', { ref: false })
		const outcome = await Promise.race([close(), late]).catch((error: unknown) => {
			log.warn({ err: error }, 'A part did not close in order.')
		})
		if (outcome === 'late') log.warn('A part did not close in time; the others are closed without it.')
	}
}
