/** Times in milliseconds, ascending. */
export type Times = readonly number[]

/** How long each input takes; the first fifth warms up and does not count. */
export async function timesOf<Input>(
	inputs: readonly Input[],
	run: (input: Input) => unknown,
): Promise<Times> {
	const times: number[] = []
	for (const input of inputs) {
		const start = performance.now()
		const done = run(input)
		if (done instanceof Promise) await done
		times.push(performance.now() - start)
	}
	return times.slice(Math.floor(inputs.length / 5)).toSorted((a, b) => a - b)
}

export function percentile(times: Times, share: number): number {
	return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
}

/** What the program holds after everything unused is thrown away. */
export function bytesUsed(): number {
	for (let round = 0; round < 3; round++) globalThis.gc?.()
	const { heapUsed, arrayBuffers } = process.memoryUsage()
	return heapUsed + arrayBuffers
}
