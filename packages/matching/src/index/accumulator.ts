import type { Coverage } from '../scoring/shares/skills.ts'
import { rowIn, valueIn, type PostingList } from './postings.ts'

/**
 * The sums of `Coverage` for every row, in dense arrays, so that adding is one array access. All numbers are whole, so the
 * sums are exact in any order. The memory is reused by every search, which clears only what the last one wrote.
 */
export type Accumulator = {
	/** Row after row, `must` and `nice`, which are read together. */
	skills: Float64Array
	held: Int32Array
	/** Rows whose skills are not all 0. */
	touched: Int32Array
	touchedCount: number
	/** Row after row, `words` and `fields`; empty until a search needs them. */
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

/** Sets all sums of skills to 0 and makes room for `rows` rows. */
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

/** Sets all sums of texts to 0 and makes room for `rows` rows. */
export function clearTexts(accumulator: Accumulator, rows: number): void {
	if (rows * 2 <= accumulator.texts.length) accumulator.texts.fill(0, 0, rows * 2)
	else accumulator.texts = new Float64Array(Math.ceil(rows * 1.25) * 2)
}

/** Adds a wanted skill to a row; its strength is above 0. */
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

/** Adds a term to every row whose text holds it, by its impact there. */
export function addWord({ texts }: Accumulator, list: PostingList, weight: number): void {
	addTo(texts, 0, list, weight)
}

/** Adds a profession to every row whose text speaks of it, by its impact there. */
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

/** Reads into a coverage that is reused for every row, so that a search makes no garbage. */
export function readSkills({ skills, held }: Accumulator, row: number, into: Coverage): void {
	into.must = skills[2 * row] ?? 0
	into.nice = skills[2 * row + 1] ?? 0
	into.held = held[row] ?? 0
}

export function readTexts({ texts }: Accumulator, row: number, into: Coverage): void {
	into.words = texts[2 * row] ?? 0
	into.fields = texts[2 * row + 1] ?? 0
}
