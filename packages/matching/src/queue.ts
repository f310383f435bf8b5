/** Rows in descending order of the highest total they can have, by counting sort. Used again for each search. */
export type Queue = {
	rows: Int32Array
	/** By row, in whole tenths. */
	ceilings: Int16Array
	/** How many rows have each ceiling; then where those with the next one begin. */
	counts: Int32Array
}

const steps = 1001

export function createQueue(): Queue {
	return { rows: new Int32Array(), ceilings: new Int16Array(), counts: new Int32Array(steps) }
}

/** Lines up the rows below `size`; returns how many there are. A negative ceiling leaves a row out. */
export function lineUp(queue: Queue, size: number, ceilingOf: (row: number) => number): number {
	makeRoom(queue, size)
	const { rows, ceilings, counts } = queue
	counts.fill(0)
	for (let row = 0; row < size; row++) {
		const ceiling = Math.min(steps - 1, Math.floor(ceilingOf(row)))
		ceilings[row] = ceiling
		if (ceiling >= 0) counts[ceiling] = (counts[ceiling] ?? 0) + 1
	}

	const length = toStarts(counts)
	for (let row = 0; row < size; row++) {
		const ceiling = ceilings[row] ?? -1
		if (ceiling < 0) continue

		const position = counts[ceiling] ?? 0
		rows[position] = row
		counts[ceiling] = position + 1
	}
	return length
}

/** Turns counts into beginnings, the highest ceiling first; returns the sum. */
function toStarts(counts: Int32Array): number {
	let start = 0
	for (let ceiling = steps - 1; ceiling >= 0; ceiling--) {
		const count = counts[ceiling] ?? 0
		counts[ceiling] = start
		start += count
	}
	return start
}

function makeRoom(queue: Queue, size: number): void {
	if (size <= queue.rows.length) return

	const room = Math.ceil(size * 1.25)
	queue.rows = new Int32Array(room)
	queue.ceilings = new Int16Array(room)
}
