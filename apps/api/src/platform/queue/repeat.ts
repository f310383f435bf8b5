import { setTimeout as pause } from 'node:timers/promises'

/**
 * Does something now and every so many seconds, one run at a time. A failed run is simply repeated at the
 * next turn.
 */
export function repeat(seconds: number, work: () => Promise<void>) {
	const stopping = new AbortController()
	const done = (async () => {
		while (!stopping.signal.aborted) {
			await work().catch(() => {})
			await pause(seconds * 1000, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
		}
	})()
	return async () => {
		stopping.abort()
		await done
	}
}
