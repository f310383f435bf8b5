import { totals } from '../scoring/possible.ts'

/** Rows that may be among the best, each with the upper bound of its total in whole tenths. */
export type Candidates = { candidates: Int32Array; bounds: Int16Array }

/** A bucket queue: candidates by upper bound, taken out in bands, highest first. The memory is reused by every search. */
export type Queue = Candidates & {
	/** How many there are. */
	size: number
	/** How many have each bound. */
	counts: Int32Array
	/** The candidates of the current band, by index, highest bound first. */
	band: Int32Array
	/** Where the candidates of each bound go in the band. */
	starts: Int32Array
}

/** Few searches need more candidates than this, so the rest is rarely sorted. */
const firstBand = 1024
/** How much larger each further band is. */
const growth = 8

export function createQueue(): Queue {
	return {
		candidates: new Int32Array(),
		bounds: new Int16Array(),
		size: 0,
		counts: new Int32Array(totals),
		band: new Int32Array(),
		starts: new Int32Array(totals),
	}
}

/** Fills the queue with at most `most` candidates; `collect` returns how many there are. */
export function collectCandidates(queue: Queue, most: number, collect: (into: Candidates) => number): void {
	if (most > queue.bounds.length) {
		queue.candidates = new Int32Array(Math.ceil(most * 1.25))
		queue.bounds = new Int16Array(queue.candidates.length)
	}
	const size = collect(queue)
	const { bounds, counts } = queue
	queue.size = size
	counts.fill(0)
	for (let i = 0; i < size; i++) {
		const bound = bounds[i] ?? 0
		counts[bound] = (counts[bound] ?? 0) + 1
	}
}

/**
 * Visits the candidates by descending bound, until the next bound is below `least`.
 */
export function visitInOrder(queue: Queue, least: () => number, visit: (candidate: number) => void): void {
	const { candidates, bounds } = queue
	let above = totals
	for (let size = firstBand; above > Math.max(0, least()); size *= growth) {
		const from = Math.max(0, least(), firstOf(queue, above, size))
		const length = takeBand(queue, from, above)
		for (let i = 0; i < length; i++) {
			const number = queue.band[i] ?? 0
			if ((bounds[number] ?? 0) < least()) return
			visit(candidates[number] ?? 0)
		}
		above = from
	}
}

/** The lowest bound of a band with about `size` candidates below `above`. */
function firstOf({ counts }: Queue, above: number, size: number): number {
	let [from, length] = [above, 0]
	while (from > 0 && length < size) length += counts[--from] ?? 0
	return from
}

/** Sorts the candidates with bounds from `from` to below `above` into the band; returns how many there are. */
function takeBand(queue: Queue, from: number, above: number): number {
	const { bounds, counts, starts } = queue
	let length = 0
	for (let bound = above - 1; bound >= from; bound--) {
		starts[bound] = length
		length += counts[bound] ?? 0
	}
	if (length > queue.band.length) queue.band = new Int32Array(Math.ceil(length * 1.25))
	const { band } = queue
	for (let number = 0; number < queue.size; number++) {
		const bound = bounds[number] ?? -1
		if (bound < from || bound >= above) continue

		const position = starts[bound] ?? 0
		band[position] = number
		starts[bound] = position + 1
	}
	return length
}
