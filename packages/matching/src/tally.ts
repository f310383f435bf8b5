import { createGlance, type Glance } from './glance.ts'
import { rowIn, valueIn, type PostingList } from './postings.ts'
import type { Coverage } from './skills.ts'

/**
 * Per row the sums of `Coverage`, dense, so that adding is one array access. All numbers are whole and exact,
 * whatever the order. It is kept from search to search, and only what was written is cleared.
 */
export type Tally = {
	/** must and nice of row 0, then of row 1 and so on: they are read together. */
	skills: Float64Array
	held: Int32Array
	/** Rows whose skills are not all 0. */
	met: Int32Array
	metCount: number
	/** Per row the strength of the wanted skill being gathered; 0 marks a row not met by it yet. */
	best: Int32Array
	gathered: Int32Array
	gatheredCount: number
	/** words and fields of row 0, then of row 1 and so on; there is no room for them until a search needs it. */
	texts: Float64Array
	wantedText: WantedText
	/** Of people. */
	glance: Glance
}

/** What a job's text asks for, laid out to be compared with one person after the other. */
export type WantedText = {
	/** By number of the term: rarity × impact; 0 for those it does not hold. */
	weights: Int32Array
	/** The terms it holds. */
	terms: number[]
	/** By profession: the impact. */
	fields: ReadonlyMap<number, number>
	/** More than this no words can sum up to. */
	most: number
}

export function createTally(): Tally {
	return {
		skills: new Float64Array(),
		held: new Int32Array(),
		met: new Int32Array(),
		metCount: 0,
		best: new Int32Array(),
		gathered: new Int32Array(),
		gatheredCount: 0,
		texts: new Float64Array(),
		wantedText: { weights: new Int32Array(), terms: [], fields: new Map(), most: 0 },
		glance: createGlance(),
	}
}

/** All sums of skills at 0, for this many rows. */
export function clearSkills(tally: Tally, rows: number): void {
	const { skills, held, met } = tally
	for (let i = 0; i < tally.metCount; i++) {
		const row = met[i] ?? 0
		skills[2 * row] = 0
		skills[2 * row + 1] = 0
		held[row] = 0
	}
	tally.metCount = 0
	if (rows <= held.length) return

	const room = Math.ceil(rows * 1.25)
	tally.skills = new Float64Array(room * 2)
	for (const column of ['held', 'met', 'best', 'gathered'] as const) tally[column] = new Int32Array(room)
}

/** All sums of texts at 0, for this many rows. */
export function clearTexts(tally: Tally, rows: number): void {
	if (rows * 2 <= tally.texts.length) tally.texts.fill(0, 0, rows * 2)
	else tally.texts = new Float64Array(Math.ceil(rows * 1.25) * 2)
}

/** The people who have a skill that counts `share` steps for the wanted one; a row keeps its best. */
export function gather(tally: Tally, { entries, size }: PostingList, share: number): void {
	const { best, gathered } = tally
	let { gatheredCount } = tally
	for (let i = 0; i < size; i++) {
		const entry = entries[i] ?? 0
		const row = rowIn(entry)
		const strength = share * valueIn(entry)
		const known = best[row] ?? 0
		if (known === 0 && strength > 0) gathered[gatheredCount++] = row
		if (strength > known) best[row] = strength
	}
	tally.gatheredCount = gatheredCount
}

/** Adds what was gathered, so that each wanted skill counts once, and begins anew. */
export function settle(tally: Tally, weight: number, mustHave: boolean): void {
	const { best, gathered, gatheredCount, skills, held, met } = tally
	let { metCount } = tally
	for (let i = 0; i < gatheredCount; i++) {
		const row = gathered[i] ?? 0
		const at = 2 * row
		const must = skills[at] ?? 0
		const nice = skills[at + 1] ?? 0
		const strength = best[row] ?? 0
		best[row] = 0
		if (must === 0 && nice === 0) met[metCount++] = row
		if (mustHave) {
			skills[at] = must + weight * strength
			held[row] = (held[row] ?? 0) + strength
		} else skills[at + 1] = nice + weight * strength
	}
	tally.metCount = metCount
	tally.gatheredCount = 0
}

/** Adds one wanted skill of this strength, above 0, to a row. */
export function count(tally: Tally, row: number, weight: number, strength: number, mustHave: boolean): void {
	const { skills, held, met } = tally
	const at = 2 * row
	const must = skills[at] ?? 0
	const nice = skills[at + 1] ?? 0
	if (must === 0 && nice === 0) met[tally.metCount++] = row
	if (!mustHave) {
		skills[at + 1] = nice + weight * strength
		return
	}
	skills[at] = must + weight * strength
	held[row] = (held[row] ?? 0) + strength
}

/** Everyone whose text holds a term, each as strongly as they say it. */
export function countWord({ texts }: Tally, list: PostingList, weight: number): void {
	addTo(texts, 0, list, weight)
}

/** Everyone whose text speaks of a profession. */
export function countField({ texts }: Tally, list: PostingList, weight: number): void {
	addTo(texts, 1, list, weight)
}

function addTo(texts: Float64Array, column: number, { entries, size }: PostingList, weight: number): void {
	for (let i = 0; i < size; i++) {
		const entry = entries[i] ?? 0
		const at = 2 * rowIn(entry) + column
		texts[at] = (texts[at] ?? 0) + weight * valueIn(entry)
	}
}

/** Reads into a coverage that is used again for every row: a search makes no garbage. */
export function readSkills({ skills, held }: Tally, row: number, into: Coverage): void {
	into.must = skills[2 * row] ?? 0
	into.nice = skills[2 * row + 1] ?? 0
	into.held = held[row] ?? 0
}

export function readWords({ texts }: Tally, row: number, into: Coverage): void {
	into.words = texts[2 * row] ?? 0
}

export function readFields({ texts }: Tally, row: number, into: Coverage): void {
	into.fields = texts[2 * row + 1] ?? 0
}
