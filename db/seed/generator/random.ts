/** Numbers from 0 to 4,294,967,295, in an order fixed by the seed. */
export type Random = () => number

/**
 * The numbers of one item: item `n` of a `kind`, under a `seed`. The generator is sfc32 by Chris
 * Doty-Humphrey (from PractRand, public domain), with three words of state and a counter. Each input fills a word of
 * its own, so no two items share a state; the rounds at the start mix them.
 */
export function createRandom(seed: number, kind: number, n: number): Random {
	let a = scatter(seed)
	let b = scatter(kind + 0x9e3779b9)
	let c = scatter(n + 0x85ebca6b)
	let counter = 1
	function next() {
		const sum = (a + b + counter) | 0
		counter = (counter + 1) | 0
		a = b ^ (b >>> 9)
		b = (c + (c << 3)) | 0
		c = ((c << 21) | (c >>> 11)) + sum
		return sum >>> 0
	}
	for (let round = 0; round < 12; round++) next()
	return next
}

/**
 * The finaliser of MurmurHash3 (Austin Appleby, public domain): it scatters consecutive numbers, without collisions.
 */
function scatter(word: number) {
	let mixed = word | 0
	mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
	return mixed ^ (mixed >>> 16)
}

/** From 0 up to, not including, 1. */
export function unit(random: Random) {
	return random() / 4_294_967_296
}

export function chance(random: Random, share: number) {
	return unit(random) < share
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number) {
	return low + Math.floor(unit(random) * (high - low + 1))
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
	const item = items[Math.floor(unit(random) * items.length)]
	if (item === undefined) throw new Error('There is nothing to pick from.')
	return item
}

/** A picker that prefers heavier items, prepared once for many picks. */
export function weightedPicker<Item>(items: readonly Item[], weightOf: (item: Item) => number) {
	let total = 0
	const ends = items.map((item) => (total += weightOf(item)))
	return (random: Random): Item => {
		const at = unit(random) * total
		let low = 0
		let high = ends.length - 1
		while (low < high) {
			const middle = (low + high) >> 1
			if ((ends[middle] ?? total) > at) high = middle
			else low = middle + 1
		}
		const item = items[low]
		if (item === undefined) throw new Error('There is nothing to pick from.')
		return item
	}
}

/** Picks different items. Heavier ones are more likely, and mostly come first. */
export function sample<Item>(
	random: Random,
	items: readonly Item[],
	count: number,
	weightOf: (item: Item) => number,
) {
	const left = [...items]
	const weights = left.map(weightOf)
	let total = 0
	for (const weight of weights) total += weight
	const chosen: Item[] = []
	while (chosen.length < count && left.length > 0) {
		let at = unit(random) * total
		let index = 0
		while (index < left.length - 1 && (at -= weights[index] ?? 0) >= 0) index++
		total -= weights[index] ?? 0
		chosen.push(...left.splice(index, 1))
		weights.splice(index, 1)
	}
	return chosen
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * A UUID of version 8 (RFC 9562: custom content) from the next numbers. It begins with `n`, so that rows planted in
 * order are also in order in the index on their key, which makes planting much faster.
 */
export function uuid(random: Random, n: number) {
	const [two, three, four] = [random(), random(), random()]
	const versioned = (two & 0xffff0fff) | 0x8000
	const varianted = (three & 0x3fffffff) | 0x80000000
	return `${word(n)}-${half(versioned >>> 16)}-${half(versioned)}-${half(varianted >>> 16)}-${half(varianted)}${word(four)}`
}

function word(bits: number) {
	return half(bits >>> 16) + half(bits)
}

function half(bits: number) {
	return `${hex[(bits >>> 8) & 255]}${hex[bits & 255]}`
}
