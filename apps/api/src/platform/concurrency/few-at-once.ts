/**
 * Runs only a few pieces of work at a time. The others wait in turn; when too many wait already, `refuse` is
 * thrown.
 */
export function fewAtOnce(limits: { atOnce: number; waiting: number }, refuse: () => Error) {
	let running = 0
	const waiting: (() => void)[] = []

	async function enter() {
		if (running < limits.atOnce) running++
		else if (waiting.length >= limits.waiting) throw refuse()
		// Finished work hands its place straight to the next, so that nothing slips in between.
		else await new Promise<void>((resolve) => waiting.push(resolve))
	}

	function leave() {
		const next = waiting.shift()
		if (next) next()
		else running--
	}

	return async <Result>(work: () => Promise<Result>) => {
		await enter()
		try {
			return await work()
		} finally {
			leave()
		}
	}
}
