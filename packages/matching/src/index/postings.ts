import { isNegative } from './is-negative.ts'

/** By key, the rows that have it, ascending. A row and its small value are packed into one number. */
export type Postings = Map<number, PostingList>

/** A list in blocks, none of them empty, so that a change moves at most one block however long the list is. */
export type PostingList = {
	blocks: Block[]
	/** The first row of each block. A lookup reads this array and then one block; rows before the first belong to the first block. */
	from: number[]
	size: number
}

/** The key of rows that have no skill. */
export const noSkill = -1

export type Block = { entries: Uint32Array; size: number }

/** Values are 0 to 127, which leaves bits for 33 million rows. */
const valueBits = 7
/** A full block is 8 KB, which moves in a fraction of a microsecond. */
export const mostInBlock = 2048
/** Blocks that are filled at once leave room for later entries. */
export const filledBlock = (mostInBlock * 7) / 8
const fewest = 2
/** A block with fewer entries is joined with a neighbour, if both fill at most half a block. */
const sparse = mostInBlock / 4

export function rowIn(entry: number): number {
	return entry >>> valueBits
}

export function valueIn(entry: number): number {
	return entry & ((1 << valueBits) - 1)
}

/** Adds a row to a list, or changes its value there. */
export function putPosting(postings: Postings, key: number, row: number, value: number): void {
	const place = appendOrPlace(postings, key, row, value)
	if (place) put([place], row)
}

/** The same for many keys. */
export function putPostings(postings: Postings, values: ReadonlyMap<number, number>, row: number): void {
	const places: Place[] = []
	for (const [key, value] of values) {
		const place = appendOrPlace(postings, key, row, value)
		if (place) places.push(place)
	}
	put(places, row)
}

/** Appends a row behind all others of a list, as most are, or returns the place that is still to be found. */
function appendOrPlace(postings: Postings, key: number, row: number, value: number): Place | undefined {
	const entry = packed(row, value)
	const list = postings.get(key)
	if (!list) {
		postings.set(key, { blocks: [newBlock(entry)], from: [row], size: 1 })
		return undefined
	}
	const at = list.blocks.length - 1
	const block = list.blocks[at] ?? noBlock
	const place = placeIn(list, key, entry)
	if (rowIn(block.entries[block.size - 1] ?? 0) >= row) return place
	insert({ ...place, at, block, position: block.size })
	return undefined
}

function put(places: readonly Place[], row: number): void {
	find(places, row)
	for (const place of places) {
		if (isThere(place, row)) place.block.entries[place.position] = place.entry
		else insert(place)
	}
}

/** Removes a row from a list that holds it. */
export function removePosting(postings: Postings, key: number, row: number): void {
	removePostings(postings, [key], row)
}

/** The same for many keys. */
export function removePostings(postings: Postings, keys: readonly number[], row: number): void {
	const places: Place[] = []
	for (const key of keys) {
		const list = postings.get(key)
		if (list) places.push(placeIn(list, key, 0))
	}
	find(places, row)
	for (const place of places) takeOut(postings, place)
}

/** Where the entry of a row is in a list, or would be. `rest` is how many entries are still to be searched. */
type Place = {
	list: PostingList
	key: number
	entry: number
	at: number
	block: Block
	position: number
	rest: number
}

const noBlock: Block = { entries: new Uint32Array(), size: 0 }

function placeIn(list: PostingList, key: number, entry: number): Place {
	return { list, key, entry, at: 0, block: noBlock, position: 0, rest: 0 }
}

/**
 * Finds a row in many lists by binary search: first the block in each list, then the entry in each block. Each step is done
 * for all lists and without branches, so that the processor fetches from many places in memory at once.
 */
function find(places: readonly Place[], row: number): void {
	let most = 0
	for (const place of places) {
		place.rest = place.list.from.length
		most = Math.max(most, place.rest)
	}
	for (; most > 1; most -= most >>> 1)
		for (const place of places) {
			const { at, rest } = place
			const half = rest >>> 1
			place.at = at + (half & ~((row - (place.list.from[at + half] ?? 0)) >> 31))
			place.rest = rest - half
		}
	for (const place of places) place.block = place.list.blocks[place.at] ?? noBlock
	for (const place of places) {
		place.rest = place.block.size
		most = Math.max(most, place.rest)
	}
	for (; most > 1; most -= most >>> 1)
		for (const place of places) {
			const { position, rest } = place
			const half = rest >>> 1
			place.position = position + (half & ((rowIn(place.block.entries[position + half] ?? 0) - row) >> 31))
			place.rest = rest - half
		}
	for (const place of places)
		place.position += isNegative(rowIn(place.block.entries[place.position] ?? 0) - row)
}

function isThere({ block: { entries, size }, position }: Place, row: number): boolean {
	return position < size && rowIn(entries[position] ?? 0) === row
}

function takeOut(postings: Postings, { key, list, at, block, position }: Place): void {
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

/** Compacts the list step by step, so that removals never leave it much larger than its entries. */
function joinWithNext(list: PostingList, at: number): void {
	const [block, next] = [list.blocks[at], list.blocks[at + 1]]
	if (!block || !next || block.size + next.size > mostInBlock / 2) return
	const entries = new Uint32Array(block.size + next.size)
	entries.set(block.entries.subarray(0, block.size))
	entries.set(next.entries.subarray(0, next.size), block.size)
	list.blocks[at] = { entries, size: entries.length }
	dropBlock(list, at + 1)
}

function insert({ list, at, block, position, entry }: Place): void {
	const { blocks, from } = list
	list.size += 1
	// Rows are mostly added in ascending order.
	if (at === blocks.length - 1 && position === block.size && position >= filledBlock) {
		blocks.push(newBlock(entry))
		from.push(rowIn(entry))
		return
	}
	if (block.size < mostInBlock) return putInto(block, position, entry)

	const half = mostInBlock / 2
	const upper = { entries: block.entries.slice(half), size: half }
	block.size = half
	blocks.splice(at + 1, 0, upper)
	from.splice(at + 1, 0, rowIn(upper.entries[0] ?? 0))
	if (position <= half) putInto(block, position, entry)
	else putInto(upper, position - half, entry)
}

function putInto(block: Block, position: number, entry: number): void {
	if (block.size === block.entries.length) block.entries = grown(block.entries)
	if (position < block.size) block.entries.copyWithin(position + 1, position, block.size)
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

function grown(entries: Uint32Array): Uint32Array<ArrayBuffer> {
	const larger = new Uint32Array(Math.min(mostInBlock, Math.ceil(entries.length * 1.5)))
	larger.set(entries)
	return larger
}
