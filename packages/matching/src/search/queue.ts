import { totals } from '../scoring/possible.ts'

/** Those that may be among the best: by number the candidate, and the highest total it can have, in whole tenths. */
export type Line = { candidates: Int32Array; ceilings: Int16Array }

/** Candidates by the highest total they can have, taken out in bands, the highest first. Used again for each search. */
export type Queue = Line & {
	/** How many there are. */
	size: number
	/** How many have each ceiling. */
	counts: Int32Array
	/** Those of the band by their numbers, in descending order of their ceilings. */
	band: Int32Array
	/** Where those of each ceiling go in the band. */
	starts: Int32Array
}

/** Few searches need more than so many: the others are never put in order. */
const firstBand = 1024
/** Each further band is so many times as large. */
const growth = 8

export function createQueue(): Queue {
	return {
		candidates: new Int32Array(),
		ceilings: new Int16Array(),
		size: 0,
		counts: new Int32Array(totals),
		band: new Int32Array(),
		starts: new Int32Array(totals),
	}
}

/** Has candidates told, `most` at most; `tell` returns how many there are. */
export function lineUp(queue: Queue, most: number, tell: (line: Line) => number): void {
	if (most > queue.ceilings.length) {
		queue.candidates = new Int32Array(Math.ceil(most * 1.25))
		queue.ceilings = new Int16Array(queue.candidates.length)
	}
	const size = tell(queue)
	const { ceilings, counts } = queue
	queue.size = size
	counts.fill(0)
	for (let i = 0; i < size; i++) {
		const ceiling = ceilings[i] ?? 0
		counts[ceiling] = (counts[ceiling] ?? 0) + 1
	}
}

/**
 * Hands over the candidates one after the other, the most promising first, until `least` says that no ceiling as low as
 * the next one counts.
 */
export function visitInOrder(queue: Queue, least: () => number, visit: (candidate: number) => void): void {
	const { candidates, ceilings } = queue
	let above = totals
	for (let size = firstBand; above > Math.max(0, least()); size *= growth) {
		const from = Math.max(0, least(), firstOf(queue, above, size))
		const length = takeBand(queue, from, above)
		for (let i = 0; i < length; i++) {
			const number = queue.band[i] ?? 0
			if ((ceilings[number] ?? 0) < least()) return
			visit(candidates[number] ?? 0)
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
	for (let number = 0; number < queue.size; number++) {
		const ceiling = ceilings[number] ?? -1
		if (ceiling < from || ceiling >= above) continue

		const position = starts[ceiling] ?? 0
		band[position] = number
		starts[ceiling] = position + 1
	}
	return length
}
