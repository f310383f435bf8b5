import { readUuid, uuidOf } from './uuid.ts'

/**
 * The ids of rows, and the row of each id. A UUID takes 16 bytes and its place in a hash table, a tenth of what a text in
 * a `Map` takes. Any other id is kept as a text.
 */
export type Ids = {
	/** The rows, free ones among them. */
	length: number
	/** The rows that have an id. */
	count: number
	/** By row, the four numbers of its UUID; all zero if it has none. */
	numbers: Uint32Array
	/** The rows with UUIDs plus one, each at the first free place from its hash on; 0 at a free place. */
	places: Int32Array
	textOf: Map<number, string>
	rowOfText: Map<string, number>
}

/** The hash table is made larger when more than this share of it is taken. */
const mostTaken = 2 / 3

export function createIds(): Ids {
	return {
		length: 0,
		count: 0,
		numbers: new Uint32Array(64),
		places: new Int32Array(32),
		textOf: new Map(),
		rowOfText: new Map(),
	}
}

/** Ids as they were: by row, the numbers of UUIDs, and the others as texts. */
export function restoredIds(numbers: Uint32Array, texts: Iterable<[number, string]>): Ids {
	const textOf = new Map(texts)
	const ids: Ids = {
		length: numbers.length / 4,
		count: textOf.size,
		numbers,
		places: new Int32Array(0),
		textOf,
		rowOfText: new Map(Array.from(textOf, ([row, text]) => [text, row])),
	}
	for (let row = 0; row < ids.length; row++) if (hasUuid(ids, row)) ids.count += 1
	ids.places = placesFor(ids)
	return ids
}

/** The row of an id; undefined if there is none. */
export function rowOf(ids: Ids, id: string): number | undefined {
	if (!readUuid(id, asked, 0)) return ids.rowOfText.get(id)

	const { numbers, places } = ids
	const [a = 0, b = 0, c = 0, d = 0] = asked
	const last = places.length - 1
	for (let place = hash(a, b, c, d) & last; ; place = (place + 1) & last) {
		const row = (places[place] ?? 0) - 1
		if (row === -1) return undefined
		const at = row * 4
		if (numbers[at] === a && numbers[at + 1] === b && numbers[at + 2] === c && numbers[at + 3] === d)
			return row
	}
}

const asked = new Uint32Array(4)

/** The id of a row; undefined if the row is free. */
export function idAt(ids: Ids, row: number): string | undefined {
	return hasUuid(ids, row) ? uuidOf(ids.numbers, row * 4) : ids.textOf.get(row)
}

/** Orders two rows by their ids, as texts are ordered. */
export function compareIds(ids: Ids, a: number, b: number): number {
	if (ids.textOf.size > 0) return (idAt(ids, a) ?? '') < (idAt(ids, b) ?? '') ? -1 : 1
	for (let at = 0; at < 4; at++) {
		const [one = 0, other = 0] = [ids.numbers[a * 4 + at], ids.numbers[b * 4 + at]]
		if (one !== other) return one < other ? -1 : 1
	}
	return 0
}

/** Gives a free row an id that no other row has. */
export function addId(ids: Ids, row: number, id: string): void {
	ids.length = Math.max(ids.length, row + 1)
	ids.count += 1
	if (ids.numbers.length < ids.length * 4) ids.numbers = larger(ids.numbers)
	if (!readUuid(id, ids.numbers, row * 4)) {
		ids.textOf.set(row, id)
		ids.rowOfText.set(id, row)
	} else if (ids.count > ids.places.length * mostTaken) ids.places = placesFor(ids)
	else take(ids, ids.places, row)
}

/** Frees a row. Nothing of its id is left. */
export function removeId(ids: Ids, row: number): void {
	ids.count -= 1
	const text = ids.textOf.get(row)
	if (text === undefined) leave(ids, row)
	else ids.rowOfText.delete(text)
	ids.textOf.delete(row)
	ids.numbers.fill(0, row * 4, row * 4 + 4)
}

function hasUuid({ numbers }: Ids, row: number): boolean {
	const at = row * 4
	return numbers[at] !== 0 || numbers[at + 1] !== 0 || numbers[at + 2] !== 0 || numbers[at + 3] !== 0
}

/** A hash table of all rows with UUIDs, with room for as many more. */
function placesFor(ids: Ids): Int32Array {
	const places = new Int32Array(2 ** Math.ceil(Math.log2((ids.count + 16) / mostTaken)))
	for (let row = 0; row < ids.length; row++) if (hasUuid(ids, row)) take(ids, places, row)
	return places
}

function take(ids: Ids, places: Int32Array, row: number): void {
	const last = places.length - 1
	let place = hashAt(ids, row) & last
	while (places[place] !== 0) place = (place + 1) & last
	places[place] = row + 1
}

/** Frees the place of a row. Those after it that were kept from it move up, so that they are still found. */
function leave(ids: Ids, row: number): void {
	const { places } = ids
	const last = places.length - 1
	let free = hashAt(ids, row) & last
	while (places[free] !== row + 1) free = (free + 1) & last
	for (let place = (free + 1) & last; places[place] !== 0; place = (place + 1) & last) {
		const first = hashAt(ids, (places[place] ?? 0) - 1) & last
		if (((place - first) & last) < ((place - free) & last)) continue
		places[free] = places[place] ?? 0
		free = place
	}
	places[free] = 0
}

function hashAt({ numbers }: Ids, row: number): number {
	const at = row * 4
	return hash(numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0, numbers[at + 3] ?? 0)
}

/** All bits of a UUID count, since the first of them are a time and the rest may be made up by a test. */
function hash(a: number, b: number, c: number, d: number): number {
	let mixed = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) ^ b
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39) ^ c
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) ^ d
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39)
	return (mixed ^ (mixed >>> 15)) >>> 0
}

function larger(numbers: Uint32Array): Uint32Array {
	const copy = new Uint32Array(Math.max(64, Math.ceil((numbers.length * 1.25) / 4) * 4))
	copy.set(numbers)
	return copy
}
