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
	putPostings(postings, new Map([[key, value]]), row)
}

/** The same for many keys. */
export function putPostings(postings: Postings, values: ReadonlyMap<number, number>, row: number): void {
	const places = placesOf(postings, [...values.keys()], row)
	let number = 0
	for (const [key, value] of values) {
		const place = places[number++]
		const entry = packed(row, value)
		if (!place) postings.set(key, { blocks: [newBlock(entry)], from: [row], size: 1 })
		else if (isThere(place, row)) place.block.entries[place.position] = entry
		else insert(place, entry)
	}
}

/** Takes the row out of a list that holds it. */
export function removePosting(postings: Postings, key: number, row: number): void {
	removePostings(postings, [key], row)
}

/** The same for many keys. */
export function removePostings(postings: Postings, keys: readonly number[], row: number): void {
	for (const [number, place] of placesOf(postings, keys, row).entries())
		if (place) takeOut(postings, keys[number] ?? 0, place)
}

/** Where the entry of a row is in a list, or would be. */
type Place = { list: PostingList; at: number; block: Block; position: number }

/**
 * Where a row is in the lists of these keys; undefined where there is no list. All lists are found first, then all blocks, and then
 * all entries step by step: each is somewhere else in memory, and a processor fetches several at once where none waits for
 * another. That takes an eighth off the change of a text.
 */
function placesOf(postings: Postings, keys: readonly number[], row: number): (Place | undefined)[] {
	const lists = keys.map((key) => postings.get(key))
	const places = lists.map((list): Place | undefined => {
		const at = list ? blockOf(list, row) : 0
		const block = list?.blocks[at]
		return list && block && { list, at, block, position: 0 }
	})
	for (const place of places) if (place) place.position = halfOf(place.block, row)
	for (const place of places) if (place) place.position = positionOf(place.block, row, place.position)
	return places
}

function isThere({ block: { entries, size }, position }: Place, row: number): boolean {
	return position < size && rowIn(entries[position] ?? 0) === row
}

function takeOut(postings: Postings, key: number, { list, at, block, position }: Place): void {
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

function insert({ list, at, block, position }: Place, entry: number): void {
	const { blocks, from } = list
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

/** Where the half of a block begins that the row is in, or would be: the first step of a search. */
function halfOf({ entries, size }: Block, row: number): number {
	const half = size >>> 1
	return rowIn(entries[half] ?? 0) < row ? half + 1 : 0
}

/** Where the row is, or would be; it is not before `low`, which is `halfOf`. */
function positionOf({ entries, size }: Block, row: number, low: number): number {
	if (rowIn(entries[size - 1] ?? 0) < row) return size

	let high = low > 0 ? size : size >>> 1
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
