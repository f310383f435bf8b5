import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** Called between two pieces of work; pauses when the slice is used up, so that questions are answered meanwhile. */
export type Yield = () => Promise<void>

/** The longest that a question waits behind background work. */
const sliceMs = 5

/**
 * Cuts long work into slices. `restShare` is the pause after a slice, as a share of the time the slice took: 0 only
 * lets waiting questions go first, 0.5 leaves a third of the core to others.
 */
export function createTimeSlices(restShare = 0): Yield {
	let beganAt = performance.now()
	return async () => {
		const tookMs = performance.now() - beganAt
		if (tookMs < sliceMs) return
		await (restShare > 0 ? pause(tookMs * restShare) : nextTurn())
		beganAt = performance.now()
	}
}
