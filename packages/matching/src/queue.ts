/** Candidates by the highest total they can have, taken out in bands, the highest first. Used again for each search. */
export type Queue = {
	/** By candidate, in whole tenths; negative: it is none. */
	ceilings: Int16Array
	/** How many candidates have each ceiling. */
	counts: Int32Array
	/** The candidates of the band, in descending order of their ceilings. */
	band: Int32Array
	/** Where those of each ceiling go in the band. */
	starts: Int32Array
	/** Candidates are the numbers from `from` to below `to`. */
	from: number
	to: number
}

/** With those of rounding. */
const steps = 1002
/** Few searches need more than so many: the others are never put in order. */
const firstBand = 1024
/** Each further band is so many times as large. */
const growth = 8

export function createQueue(): Queue {
	return {
		ceilings: new Int16Array(),
		counts: new Int32Array(steps),
		band: new Int32Array(),
		starts: new Int32Array(steps),
		from: 0,
		to: 0,
	}
}

/** Has the ceilings of the candidates from `from` to below `to` told. */
export function lineUp(queue: Queue, from: number, to: number, tell: (into: Int16Array) => void): void {
	makeRoom(queue, to)
	const { ceilings, counts } = queue
	queue.from = from
	queue.to = to
	tell(ceilings)
	counts.fill(0)
	for (let candidate = from; candidate < to; candidate++) {
		const ceiling = ceilings[candidate] ?? -1
		if (ceiling >= 0) counts[ceiling] = (counts[ceiling] ?? 0) + 1
	}
}

export function makeRoom(queue: Queue, size: number): Int16Array {
	if (size > queue.ceilings.length) queue.ceilings = new Int16Array(Math.ceil(size * 1.25))
	return queue.ceilings
}

/**
 * Hands over the candidates one after the other, the most promising first, until `least` says that no ceiling as low as
 * the next one counts.
 */
export function visitInOrder(queue: Queue, least: () => number, visit: (candidate: number) => void): void {
	let above = steps
	for (let size = firstBand; above > Math.max(0, least()); size *= growth) {
		const from = Math.max(0, least(), firstOf(queue, above, size))
		const length = takeBand(queue, from, above)
		for (let i = 0; i < length; i++) {
			const candidate = queue.band[i] ?? 0
			if ((queue.ceilings[candidate] ?? 0) < least()) return
			visit(candidate)
		}
		above = from
	}
}

/** The lowest ceiling of a band of about this size that ends below `above`. */
function firstOf({ counts }: Queue, above: number, size: number): number {
	let [from, length] = [above, 0]
	while (from > 0 && length < size) length += counts[--from] ?? 0
	return from
}

/** Lines up the candidates with ceilings from `from` to below `above`; returns how many there are. */
function takeBand(queue: Queue, from: number, above: number): number {
	const { ceilings, counts, starts } = queue
	let length = 0
	for (let ceiling = above - 1; ceiling >= from; ceiling--) {
		starts[ceiling] = length
		length += counts[ceiling] ?? 0
	}
	if (length > queue.band.length) queue.band = new Int32Array(Math.ceil(length * 1.25))
	const { band } = queue
	for (let candidate = queue.from; candidate < queue.to; candidate++) {
		const ceiling = ceilings[candidate] ?? -1
		if (ceiling < from || ceiling >= above) continue

		const position = starts[ceiling] ?? 0
		band[position] = candidate
		starts[ceiling] = position + 1
	}
	return length
}
