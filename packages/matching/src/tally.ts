import { rowIn, valueIn, type PostingList } from './postings.ts'
import type { Coverage } from './skills.ts'

/**
 * Per row the sums of `Coverage`, dense, so that adding is one array access. All numbers are whole and exact,
 * whatever the order.
 */
export type Tally = {
	/** must, held, nice of row 0, then of row 1 and so on. */
	sums: Float64Array
	/** Per row the strength of the wanted skill being gathered; 0 marks a row not met yet. */
	best: Int32Array
	met: Int32Array
	metCount: number
}

export function createTally(): Tally {
	return { sums: new Float64Array(), best: new Int32Array(), met: new Int32Array(), metCount: 0 }
}

/** All sums at 0, for this many rows. */
export function clearTally(tally: Tally, rows: number): void {
	if (rows <= tally.best.length) {
		tally.sums.fill(0, 0, rows * 3)
		return
	}
	const room = Math.ceil(rows * 1.25)
	tally.sums = new Float64Array(room * 3)
	tally.best = new Int32Array(room)
	tally.met = new Int32Array(room)
}

/** The people who have a skill that counts `share` steps for the wanted one; a row keeps its best. */
export function gather(tally: Tally, { entries, size }: PostingList, share: number): void {
	const { best, met } = tally
	let { metCount } = tally
	for (let i = 0; i < size; i++) {
		const entry = entries[i] ?? 0
		const row = rowIn(entry)
		const strength = share * valueIn(entry)
		const known = best[row] ?? 0
		if (known === 0 && strength > 0) met[metCount++] = row
		if (strength > known) best[row] = strength
	}
	tally.metCount = metCount
}

/** Adds what was gathered, so that each wanted skill counts once, and begins anew. */
export function settle(tally: Tally, weight: number, mustHave: boolean): void {
	const { best, met } = tally
	for (let i = 0; i < tally.metCount; i++) {
		const row = met[i] ?? 0
		count(tally, row, weight, best[row] ?? 0, mustHave)
		best[row] = 0
	}
	tally.metCount = 0
}

/** Adds one wanted skill of this strength to a row. */
export function count(
	{ sums }: Tally,
	row: number,
	weight: number,
	strength: number,
	mustHave: boolean,
): void {
	const at = row * 3
	if (!mustHave) {
		sums[at + 2] = (sums[at + 2] ?? 0) + weight * strength
		return
	}
	sums[at] = (sums[at] ?? 0) + weight * strength
	sums[at + 1] = (sums[at + 1] ?? 0) + strength
}

export function coverageAt({ sums }: Tally, row: number): Coverage {
	return { must: sums[row * 3] ?? 0, held: sums[row * 3 + 1] ?? 0, nice: sums[row * 3 + 2] ?? 0 }
}
