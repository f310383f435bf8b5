/**
 * Runs work one at a time. Callers that come while it runs share the next run, so that each gets the result of a run
 * that began after its call.
 */
export function shareNext<Result>(work: () => Promise<Result>) {
	let running: Promise<Result> | undefined
	let next: Promise<Result> | undefined

	function start() {
		const run = work()
		running = run
		const end = () => {
			if (running === run) running = undefined
		}
		run.then(end, end)
		return run
	}

	return (): Promise<Result> => {
		if (!running) return start()
		const startNext = () => {
			next = undefined
			return start()
		}
		return (next ??= running.then(startNext, startNext))
	}
}
