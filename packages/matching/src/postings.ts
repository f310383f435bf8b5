/** By key: the rows that have it, ascending, each with a small value, packed into one number. */
export type Postings = Map<number, PostingList>

export type PostingList = { entries: Uint32Array; size: number }

/** Values are 0 to 127, which leaves room for 33 million rows. */
const valueBits = 7
/** From here on a list takes little room beyond what it needs. */
const manyEntries = 1024

export function rowIn(entry: number): number {
	return entry >>> valueBits
}

export function valueIn(entry: number): number {
	return entry & ((1 << valueBits) - 1)
}

export function addPosting(postings: Postings, key: number, row: number, value: number): void {
	const list = postings.get(key) ?? { entries: new Uint32Array(2), size: 0 }
	postings.set(key, list)
	insert(list, positionOf(list, row), row, value)
}

/** Adds the row, or gives it another value where it is in the list already. */
export function putPosting(postings: Postings, key: number, row: number, value: number): void {
	const list = postings.get(key)
	if (!list) return addPosting(postings, key, row, value)

	const position = positionOf(list, row)
	if (position < list.size && rowIn(list.entries[position] ?? 0) === row)
		list.entries[position] = packed(row, value)
	else insert(list, position, row, value)
}

function insert(list: PostingList, position: number, row: number, value: number): void {
	if (list.size === list.entries.length) list.entries = grown(list.entries)

	list.entries.copyWithin(position + 1, position, list.size)
	list.entries[position] = packed(row, value)
	list.size += 1
}

function packed(row: number, value: number): number {
	return ((row << valueBits) | value) >>> 0
}

export function removePosting(postings: Postings, key: number, row: number): void {
	const list = postings.get(key)
	if (!list) return

	const position = positionOf(list, row)
	list.entries.copyWithin(position, position + 1, list.size)
	list.size -= 1
	if (list.size === 0) postings.delete(key)
}

/** Where the row is, or would be. */
function positionOf({ entries, size }: PostingList, row: number): number {
	let low = 0
	let high = size
	if (size > 0 && rowIn(entries[size - 1] ?? 0) < row) return size

	while (low < high) {
		const middle = (low + high) >>> 1
		if (rowIn(entries[middle] ?? 0) < row) low = middle + 1
		else high = middle
	}
	return low
}

function grown(entries: Uint32Array): Uint32Array<ArrayBuffer> {
	const larger = new Uint32Array(Math.ceil(entries.length * (entries.length < manyEntries ? 1.5 : 1.2)))
	larger.set(entries)
	return larger
}
