/** Random numbers that are the same for the same seed. */
export type Random = {
	/** From 0 to below 1. */
	next: () => number
	/** A whole number below the limit. */
	below: (limit: number) => number
	pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** The generator mulberry32. */
export function createRandom(seed: number): Random {
	let state = seed
	function next() {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
	const below = (limit: number) => Math.floor(next() * limit)
	return { next, below, pick: (values) => values[below(values.length)] ?? values[0] }
}

/** Draws number n with a frequency of 1 / (n + shift) for n from 1: Zipf's law, flattened at its head by the shift. */
export function createZipf(size: number, shift = 0): (random: Random) => number {
	const sums = new Float64Array(size)
	let sum = 0
	for (let at = 0; at < size; at++) sums[at] = sum += 1 / (at + 1 + shift)

	return ({ next }) => {
		const drawn = next() * sum
		let [low, high] = [0, size - 1]
		while (low < high) {
			const middle = (low + high) >>> 1
			if ((sums[middle] ?? 0) <= drawn) low = middle + 1
			else high = middle
		}
		return low
	}
}
