import { rowIn, valueIn, type PostingList } from './postings.ts'
import type { Coverage } from '../scoring/shares/skills.ts'

/**
 * Per row the sums of `Coverage`, dense, so that adding is one array access. All numbers are whole and exact,
 * whatever the order. It is kept from search to search, and only what was written is cleared.
 */
export type Accumulator = {
	/** must and nice of row 0, then of row 1 and so on: they are read together. */
	skills: Float64Array
	held: Int32Array
	/** Rows whose skills are not all 0. */
	touched: Int32Array
	touchedCount: number
	/** words and fields of row 0, then of row 1 and so on; there is no room for them until a search needs it. */
	texts: Float64Array
}

export function createAccumulator(): Accumulator {
	return {
		skills: new Float64Array(),
		held: new Int32Array(),
		touched: new Int32Array(),
		touchedCount: 0,
		texts: new Float64Array(),
	}
}

/** All sums of skills at 0, for this many rows. */
export function clearSkills(accumulator: Accumulator, rows: number): void {
	const { skills, held, touched } = accumulator
	for (let i = 0; i < accumulator.touchedCount; i++) {
		const row = touched[i] ?? 0
		skills[2 * row] = 0
		skills[2 * row + 1] = 0
		held[row] = 0
	}
	accumulator.touchedCount = 0
	if (rows <= held.length) return

	const room = Math.ceil(rows * 1.25)
	accumulator.skills = new Float64Array(room * 2)
	for (const column of ['held', 'touched'] as const) accumulator[column] = new Int32Array(room)
}

/** All sums of texts at 0, for this many rows. */
export function clearTexts(accumulator: Accumulator, rows: number): void {
	if (rows * 2 <= accumulator.texts.length) accumulator.texts.fill(0, 0, rows * 2)
	else accumulator.texts = new Float64Array(Math.ceil(rows * 1.25) * 2)
}

/** Adds one wanted skill of this strength, above 0, to a row. */
export function addSkill(
	accumulator: Accumulator,
	row: number,
	weight: number,
	strength: number,
	mustHave: boolean,
): void {
	const { skills, held, touched } = accumulator
	const at = 2 * row
	const must = skills[at] ?? 0
	const nice = skills[at + 1] ?? 0
	if (must === 0 && nice === 0) touched[accumulator.touchedCount++] = row
	if (!mustHave) {
		skills[at + 1] = nice + weight * strength
		return
	}
	skills[at] = must + weight * strength
	held[row] = (held[row] ?? 0) + strength
}

/** Everyone whose text holds a term, each as strongly as they say it. */
export function addWord({ texts }: Accumulator, list: PostingList, weight: number): void {
	addTo(texts, 0, list, weight)
}

/** Everyone whose text speaks of a profession. */
export function addField({ texts }: Accumulator, list: PostingList, weight: number): void {
	addTo(texts, 1, list, weight)
}

function addTo(texts: Float64Array, column: number, { blocks }: PostingList, weight: number): void {
	for (const { entries, size } of blocks)
		for (let i = 0; i < size; i++) {
			const entry = entries[i] ?? 0
			const at = 2 * rowIn(entry) + column
			texts[at] = (texts[at] ?? 0) + weight * valueIn(entry)
		}
}

/** Reads into a coverage that is used again for every row: a search makes no garbage. */
export function readSkills({ skills, held }: Accumulator, row: number, into: Coverage): void {
	into.must = skills[2 * row] ?? 0
	into.nice = skills[2 * row + 1] ?? 0
	into.held = held[row] ?? 0
}

export function readTexts({ texts }: Accumulator, row: number, into: Coverage): void {
	into.words = texts[2 * row] ?? 0
	into.fields = texts[2 * row + 1] ?? 0
}
