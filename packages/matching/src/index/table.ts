/**
 * Rows of whole numbers under string ids, in one Int32Array: a record of any length each, its length first.
 * Rows and stretches of memory that become free are used again, so nothing needs compacting.
 */
export type Table = {
	rowOf: Map<string, number>
	idOf: (string | undefined)[]
	/** By row: where its record begins; -1 when the row is free. */
	starts: Int32Array
	freeRows: number[]
	memory: Int32Array
	used: number
	/** Larger memory that is on its way, and how much of it is there. */
	next?: { memory: Int32Array; copied: number } | undefined
	/** Beginnings of free stretches, by their length. */
	freeStretches: Map<number, number[]>
}

const stretchStep = 4 // lengths are rounded up to it, so that few of them differ

/** From here on it takes little room beyond what it needs, and grows with the changes, so that none waits for all of it. */
const much = 1 << 20
/** Where no more than this share is left it begins to grow, with so many numbers a change: they are there long before. */
const [shareLeft, copiedAtOnce] = [1 / 32, 1 << 17]

export function createTable(): Table {
	return {
		rowOf: new Map(),
		idOf: [],
		starts: new Int32Array(16),
		freeRows: [],
		memory: new Int32Array(256),
		used: 0,
		freeStretches: new Map(),
	}
}

/** The row of the new record. The id must not be there yet. */
export function addRow(table: Table, id: string, record: readonly number[]): number {
	const row = table.freeRows.pop() ?? table.idOf.length
	if (row >= table.starts.length) table.starts = grown(table.starts, row + 1)
	table.starts[row] = keepRecord(table, record)
	table.idOf[row] = id
	table.rowOf.set(id, row)
	return row
}

/** Another record for a row; the old one must be read before. */
export function replaceRecord(table: Table, row: number, record: readonly number[]): void {
	freeStretch(table, table.starts[row] ?? 0)
	table.starts[row] = keepRecord(table, record)
}

/** Frees the row; its record must be read before. */
export function removeRow(table: Table, id: string, row: number): void {
	freeStretch(table, table.starts[row] ?? 0)
	table.starts[row] = -1
	table.idOf[row] = undefined
	table.rowOf.delete(id)
	table.freeRows.push(row)
}

/** Where the record of a row begins in `memory`; -1 when the row is free. */
export function recordAt(table: Table, row: number): number {
	const start = table.starts[row] ?? -1
	return start === -1 ? -1 : start + 1
}

function stretchOf(length: number): number {
	return Math.ceil((length + 1) / stretchStep) * stretchStep
}

/** Where it begins. */
function keepRecord(table: Table, record: readonly number[]): number {
	const length = stretchOf(record.length)
	const start = takeStretch(table, length)
	table.memory[start] = record.length
	table.memory.set(record, start + 1)
	copyChanged(table, start, length)
	growOn(table)
	return start
}

function freeStretch(table: Table, start: number): void {
	const { memory, freeStretches } = table
	const stretch = stretchOf(memory[start] ?? 0)
	// What is taken out is gone, also from a snapshot of the memory.
	memory.fill(0, start, start + stretch)
	copyChanged(table, start, stretch)
	const free = freeStretches.get(stretch)
	if (free) free.push(start)
	else freeStretches.set(stretch, [start])
}

function takeStretch(table: Table, length: number): number {
	const free = table.freeStretches.get(length)?.pop()
	if (free !== undefined) return free

	const start = table.used
	table.used += length
	if (table.used > table.memory.length) {
		table.memory = grown(table.memory, table.used)
		table.next = undefined
	}
	return start
}

/** A step on the way to larger memory, where little room is left. */
function growOn(table: Table): void {
	const { memory, used, next } = table
	if (!next) {
		if (memory.length >= much && used > memory.length * (1 - shareLeft))
			table.next = { memory: new Int32Array(roomierThan(memory)), copied: 0 }
		return
	}
	const end = Math.min(used, next.copied + copiedAtOnce)
	next.memory.set(memory.subarray(next.copied, end), next.copied)
	next.copied = end
	if (end < used) return
	table.memory = next.memory
	table.next = undefined
}

/** What has changed where it was copied already is copied again. */
function copyChanged({ memory, next }: Table, start: number, length: number): void {
	if (next && start < next.copied) next.memory.set(memory.subarray(start, start + length), start)
}

function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
	const larger = new Int32Array(Math.max(least, roomierThan(array)))
	larger.set(array)
	return larger
}

function roomierThan({ length }: Int32Array): number {
	return Math.ceil(length * (length < much ? 1.5 : 1.2))
}
