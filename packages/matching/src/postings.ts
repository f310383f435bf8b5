/** By key: the rows that have it, ascending, each with a small value, packed into one number. */
export type Postings = Map<number, PostingList>

/** In blocks, none of them empty: a change moves the rest of one block, however long the list is. */
export type PostingList = {
	blocks: Block[]
	/** By block, the row from which on it is the one; the first is also that of rows before. So a search reads no other block. */
	from: number[]
	size: number
}

/** The key of rows that have none. */
export const noSkill = -1

export type Block = { entries: Uint32Array; size: number }

/** Values are 0 to 127, which leaves room for 33 million rows. */
const valueBits = 7
/** Entries of a block: 8 KB, which move in a fraction of a microsecond. */
export const mostInBlock = 2048
const fewest = 2
/** Below it a block is joined with one beside it, where both fill no more than half a block. */
const sparse = mostInBlock / 4

export function rowIn(entry: number): number {
	return entry >>> valueBits
}

export function valueIn(entry: number): number {
	return entry & ((1 << valueBits) - 1)
}

/** Adds the row, or gives it another value where it is in the list already. */
export function putPosting(postings: Postings, key: number, row: number, value: number): void {
	const list = postings.get(key)
	if (!list) {
		postings.set(key, { blocks: [newBlock(packed(row, value))], from: [row], size: 1 })
		return
	}
	const at = blockOf(list, row)
	const block = list.blocks[at]
	if (!block) return
	const position = positionOf(block, row)
	if (position < block.size && rowIn(block.entries[position] ?? 0) === row)
		block.entries[position] = packed(row, value)
	else insert(list, at, position, packed(row, value))
}

export function removePosting(postings: Postings, key: number, row: number): void {
	const list = postings.get(key)
	if (!list) return
	const at = blockOf(list, row)
	const block = list.blocks[at]
	if (!block) return

	const position = positionOf(block, row)
	block.entries.copyWithin(position, position + 1, block.size)
	block.size -= 1
	list.size -= 1
	if (list.size === 0) postings.delete(key)
	else if (block.size === 0) dropBlock(list, at)
	else if (block.size < sparse) {
		joinWithNext(list, at)
		joinWithNext(list, at - 1)
	}
}

function dropBlock({ blocks, from }: PostingList, at: number): void {
	blocks.splice(at, 1)
	from.splice(at, 1)
}

/** Compacts little by little: what removals leave never takes much more room than what is there. */
function joinWithNext(list: PostingList, at: number): void {
	const [block, next] = [list.blocks[at], list.blocks[at + 1]]
	if (!block || !next || block.size + next.size > mostInBlock / 2) return
	const entries = new Uint32Array(block.size + next.size)
	entries.set(block.entries.subarray(0, block.size))
	entries.set(next.entries.subarray(0, next.size), block.size)
	list.blocks[at] = { entries, size: entries.length }
	dropBlock(list, at + 1)
}

function insert(list: PostingList, at: number, position: number, entry: number): void {
	const { blocks, from } = list
	const block = blocks[at]
	if (!block) return
	list.size += 1
	if (block.size < mostInBlock) return put(block, position, entry)

	// Rows mostly come in ascending order: then the full block stays full.
	if (position === mostInBlock && at === blocks.length - 1) {
		blocks.push(newBlock(entry))
		from.push(rowIn(entry))
		return
	}
	const half = mostInBlock / 2
	const lower = { entries: block.entries.slice(0, half), size: half }
	const upper = { entries: block.entries.slice(half), size: half }
	blocks.splice(at, 1, lower, upper)
	from.splice(at + 1, 0, rowIn(upper.entries[0] ?? 0))
	if (position <= half) put(lower, position, entry)
	else put(upper, position - half, entry)
}

function put(block: Block, position: number, entry: number): void {
	if (block.size === block.entries.length) block.entries = grown(block.entries)
	block.entries.copyWithin(position + 1, position, block.size)
	block.entries[position] = entry
	block.size += 1
}

function newBlock(entry: number): Block {
	const entries = new Uint32Array(fewest)
	entries[0] = entry
	return { entries, size: 1 }
}

function packed(row: number, value: number): number {
	return ((row << valueBits) | value) >>> 0
}

/** The block that holds the row, or would. */
function blockOf({ from }: PostingList, row: number): number {
	let [low, high] = [0, from.length - 1]
	while (low < high) {
		const middle = (low + high + 1) >>> 1
		if ((from[middle] ?? 0) <= row) low = middle
		else high = middle - 1
	}
	return low
}

/** Where the row is, or would be. */
function positionOf({ entries, size }: Block, row: number): number {
	let [low, high] = [0, size]
	if (size > 0 && rowIn(entries[size - 1] ?? 0) < row) return size

	while (low < high) {
		const middle = (low + high) >>> 1
		if (rowIn(entries[middle] ?? 0) < row) low = middle + 1
		else high = middle
	}
	return low
}

function grown(entries: Uint32Array): Uint32Array<ArrayBuffer> {
	const larger = new Uint32Array(Math.min(mostInBlock, Math.ceil(entries.length * 1.5)))
	larger.set(entries)
	return larger
}
