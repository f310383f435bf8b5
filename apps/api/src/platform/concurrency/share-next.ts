import { setImmediate as nextTurn } from 'node:timers/promises'

/** A run waits for so many callers at most. */
const mostGathered = 50

/**
 * Runs work one at a time, and each run for many callers. A run begins after the one before has ended, as soon as a turn of the
 * event loop brings no further caller: requests are begun in a turn each, so those that have arrived share one run. Each
 * caller gets the result of a run that began after its call.
 */
export function shareNext<Result>(work: () => Promise<Result>) {
	let running: Promise<unknown> | undefined
	let next: Promise<Result> | undefined
	let callers = 0

	async function gather(): Promise<void> {
		const before = callers
		await nextTurn()
		if (before < callers && callers < mostGathered) await gather()
	}

	async function runNext() {
		await running?.catch(() => undefined)
		await gather()
		next = undefined
		callers = 0
		const run = work()
		running = run
		return run
	}

	return (): Promise<Result> => {
		callers += 1
		return (next ??= runNext())
	}
}
