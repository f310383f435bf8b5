/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

/** Choices that are the same for the same seed. */
export type Choices = {
	/** A whole number, both limits included. */
	between: (least: number, most: number) => number
	chance: (probability: number) => boolean
	pick: <Item>(items: readonly Item[]) => Item
	/** So many different ones, in random order. */
	sample: <Item>(items: readonly Item[], count: number) => Item[]
}

export function choicesOf(seed: string): Choices {
	const next = randomNumbers(hashOf(seed))
	const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
	return {
		between,
		chance: (probability) => next() < probability,
		pick(items) {
			const item = items[between(0, items.length - 1)]
			if (item === undefined) throw new Error('There is nothing to choose from.')
			return item
		},
		sample: (items, count) =>
			items
				.map((item) => ({ item, at: next() }))
				.toSorted((a, b) => a.at - b.at)
				.slice(0, count)
				.map(({ item }) => item),
	}
}

/** A whole number for a text (FNV-1a). */
function hashOf(text: string): number {
	let hash = 0x811c9dc5
	for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
	return hash
}
