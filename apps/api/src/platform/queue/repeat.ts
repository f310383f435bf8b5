import { setTimeout as pause } from 'node:timers/promises'

/** Does something at once and every so many seconds, one after another; what fails is done again the next time. */
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
