import { addId, createIds, removeId, type Ids } from '../ids/ids.ts'

/** What the records of a table are kept in. */
export type Memory = Int32Array | Uint16Array

/**
 * Records of whole numbers under string ids, in one array. The length of a record precedes it. Free rows and stretches of
 * memory are reused, so nothing needs compacting.
 */
export type Table<Of extends Memory = Int32Array> = {
	ids: Ids
	/** By row, where its record begins; -1 if the row is free. */
	starts: Int32Array
	freeRows: number[]
	memory: Of
	used: number
	/** The larger memory that is being filled, and how much of it is copied. */
	next?: { memory: Of; copied: number } | undefined
	/** By length, where free stretches begin. */
	freeStretches: Map<number, number[]>
}

const stretchStep = 4 // lengths are rounded up to it, so that few of them differ

/** Memory of this size or more keeps little to spare and grows step by step, so that no change waits for a full copy. */
const much = 1 << 20
/** Memory begins to grow when this share of it is left, and copies this many numbers with each change. */
const [shareLeft, copiedAtOnce] = [1 / 32, 1 << 17]

/** An empty table. `memory`: the small array to start with, which decides what numbers fit. */
export function createTable<Of extends Memory>(memory: Of): Table<Of> {
	return {
		ids: createIds(),
		starts: new Int32Array(16),
		freeRows: [],
		memory,
		used: 0,
		freeStretches: new Map(),
	}
}

/** Adds a record under an id that is not there yet, and returns its row. */
export function addRow(table: Table<Memory>, id: string, record: readonly number[]): number {
	const row = table.freeRows.pop() ?? table.ids.length
	if (row >= table.starts.length) table.starts = grown(table.starts, row + 1)
	table.starts[row] = keepRecord(table, record)
	addId(table.ids, row, id)
	return row
}

/** Replaces the record of a row. The old record is gone afterwards. */
export function replaceRecord(table: Table<Memory>, row: number, record: readonly number[]): void {
	freeStretch(table, table.starts[row] ?? 0)
	table.starts[row] = keepRecord(table, record)
}

/** Frees a row. Its record is gone afterwards. */
export function removeRow(table: Table<Memory>, row: number): void {
	freeStretch(table, table.starts[row] ?? 0)
	table.starts[row] = -1
	removeId(table.ids, row)
	table.freeRows.push(row)
}

/** Where the record of a row begins in `memory`; -1 if the row is free. */
export function recordAt(table: Table<Memory>, row: number): number {
	const start = table.starts[row] ?? -1
	return start === -1 ? -1 : start + 1
}

function stretchOf(length: number): number {
	return Math.ceil((length + 1) / stretchStep) * stretchStep
}

/** Writes a record and returns where it begins. */
function keepRecord(table: Table<Memory>, record: readonly number[]): number {
	if (table.memory instanceof Uint16Array && record.length > 0xffff)
		throw new RangeError(`A record of ${record.length} numbers is too long.`)
	const length = stretchOf(record.length)
	const start = takeStretch(table, length)
	table.memory[start] = record.length
	table.memory.set(record, start + 1)
	copyChanged(table, start, length)
	growOn(table)
	return start
}

function freeStretch(table: Table<Memory>, start: number): void {
	const { memory, freeStretches } = table
	const stretch = stretchOf(memory[start] ?? 0)
	// A removed record must not stay in memory, nor in a snapshot of it.
	memory.fill(0, start, start + stretch)
	copyChanged(table, start, stretch)
	const free = freeStretches.get(stretch)
	if (free) free.push(start)
	else freeStretches.set(stretch, [start])
}

function takeStretch(table: Table<Memory>, length: number): number {
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

/** Takes a step towards larger memory, if little room is left. */
function growOn(table: Table<Memory>): void {
	const { memory, used, next } = table
	if (!next) {
		if (memory.length >= much && used > memory.length * (1 - shareLeft))
			table.next = { memory: ofLength(memory, roomierThan(memory)), copied: 0 }
		return
	}
	const end = Math.min(used, next.copied + copiedAtOnce)
	next.memory.set(memory.subarray(next.copied, end), next.copied)
	next.copied = end
	if (end < used) return
	table.memory = next.memory
	table.next = undefined
}

/** Copies a change again if it was made in the part that is already copied. */
function copyChanged({ memory, next }: Table<Memory>, start: number, length: number): void {
	if (next && start < next.copied) next.memory.set(memory.subarray(start, start + length), start)
}

function grown<Of extends Memory>(array: Of, least: number): Of {
	const larger = ofLength(array, Math.max(least, roomierThan(array)))
	larger.set(array)
	return larger
}

/** An empty array of the same kind. */
export function ofLength<Of extends Memory>(array: Of, length: number): Of {
	return (array instanceof Int32Array ? new Int32Array(length) : new Uint16Array(length)) as Of
}

function roomierThan({ length }: Memory): number {
	return Math.ceil(length * (length < much ? 1.5 : 1.2))
}
