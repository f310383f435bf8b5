/** Times in milliseconds, ascending. */
export type Times = readonly number[]

/** How often short searches are repeated, so that all code is compiled and other load on the machine matters less. */
export const rounds = 8

/**
 * The time of each input: the best of the given number of rounds, since others use the machine too. The first fifth of
 * the inputs warms up and does not count.
 */
export async function timesOf<Input>(
	inputs: readonly Input[],
	run: (input: Input) => unknown,
	rounds = 1,
): Promise<Times> {
	const times = inputs.map(() => Infinity)
	for (let round = 0; round < rounds; round++)
		for (const [at, input] of inputs.entries()) {
			const start = performance.now()
			const done = run(input)
			if (done instanceof Promise) await done
			times[at] = Math.min(times[at] ?? Infinity, performance.now() - start)
		}
	return times.slice(Math.floor(inputs.length / 5)).toSorted((a, b) => a - b)
}

export function percentile(times: Times, share: number): number {
	return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
}

/** How much memory the program uses after garbage collection. */
export function bytesUsed(): number {
	for (let round = 0; round < 3; round++) globalThis.gc?.()
	const { heapUsed, arrayBuffers } = process.memoryUsage()
	return heapUsed + arrayBuffers
}
