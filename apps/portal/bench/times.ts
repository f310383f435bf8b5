/** By question: how long each round took, in milliseconds, ascending. */
export type Times = Map<string, number[]>

/** A question by its name, and how it is asked in each round. */
export type Asked = [name: string, ask: (round: number) => Promise<unknown>]

const [rounds, warmUp] = [320, 20]

/** Asks each question over and over, one after the other, and prints what it took. */
export async function timesOf(label: string, questions: readonly Asked[]): Promise<Times> {
	const times: Times = new Map()
	for (const [name, ask] of questions) {
		const taken: number[] = []
		for (let round = 0; round < rounds; round++) {
			const start = performance.now()
			await ask(round)
			taken.push(performance.now() - start)
		}
		const sorted = taken.slice(warmUp).toSorted((a, b) => a - b)
		times.set(name, sorted)
		console.log(`  ${label} ${name.padEnd(36)} p50 ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms`)
	}
	return times
}

/** The largest portal against the smallest. */
export function reportGrowth(all: readonly Times[]) {
	const [first, last] = [all[0], all.at(-1)]
	if (!first || !last || first === last) return
	console.log('\nMedians, the largest against the smallest:')
	for (const [name, sorted] of last) {
		const ratio = Number(at(sorted, 0.5)) / Number(at(first.get(name) ?? [], 0.5))
		console.log(`  ${name.padEnd(36)} ×${ratio.toFixed(1)}`)
	}
}

/** The value below which this share of ascending values lies, as text. */
export function at(sorted: number[], share: number) {
	return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}
