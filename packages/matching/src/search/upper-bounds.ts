import type { JobFacts } from '../scoring/facts.ts'
import { byteValues, type Marks } from './skill-bitmask.ts'
import { fullPoints, totals } from '../scoring/possible.ts'
import { possiblePoints } from '../scoring/total.ts'
import { fullStrength, groupShare } from '../scoring/shares/skills.ts'
import { missingMustHave } from '../scoring/weights.ts'

/** What sums of skills are worth, in tenths, and by what the must-haves that are missing divide them. */
export type Worth = {
	perMust: number
	perNice: number
	perHeld: number
	allMissing: number
	unskilled: number
}

/** What the marks alone let people reach. Used again for each search. */
export type Promising = {
	/** By mark, in whole tenths; only of marks that some row has. */
	ofMark: Int16Array
	/** How many rows have each mark; all 0 between two searches. */
	rowsWith: Int32Array
	/** The marks that some row has. */
	seen: Uint16Array
	/** How many rows have each ceiling; then where those of a ceiling end among `rows`. */
	counts: Int32Array
	/** The rows with the highest ceilings, those first, and how many they are: all from `cut` on. */
	rows: Int32Array
	count: number
	cut: number
	/** The ceiling of all rows without a mark. */
	unmarked: number
}

/** A sixteenth of all come first, and so many at most: enough to tell what the others must reach. */
const [mostPromising, share] = [4096, 16]
/** For rounding to whole tenths, and of the last binary digits. */
export const slack = 0.5 + 1e-6

export function createPromising(): Promising {
	return {
		ofMark: new Int16Array(byteValues ** 2),
		rowsWith: new Int32Array(byteValues ** 2),
		seen: new Uint16Array(byteValues ** 2),
		counts: new Int32Array(totals),
		rows: new Int32Array(mostPromising),
		count: 0,
		cut: totals,
		unmarked: 0,
	}
}

export function worthOf(facts: JobFacts): Worth {
	const possible = possiblePoints(facts)
	const { mustCount, mustWeight, niceWeight } = facts
	return {
		perMust: possible.skills * perUnit(mustWeight, groupShare(true, mustWeight, niceWeight)),
		perNice: possible.skills * perUnit(niceWeight, groupShare(false, mustWeight, niceWeight)),
		perHeld: missingMustHave / fullStrength,
		allMissing: 1 + missingMustHave * mustCount,
		unskilled: fullPoints - possible.skills,
	}
}

function perUnit(weight: number, share: number): number {
	return weight === 0 ? 0 : share / (weight * fullStrength)
}

/** Tells the ceilings of all marks, and the rows that promise most. */
export function findPromising(promising: Promising, marks: Marks, size: number, worth: Worth): void {
	const { counts, ofMark, rowsWith, seen } = promising
	const kinds = countMarks(promising, marks)
	counts.fill(0)
	for (const mark of seen.subarray(0, kinds)) {
		const ceiling = Math.floor(ceilingOf(marks, mark, worth))
		ofMark[mark] = ceiling
		counts[ceiling] = (counts[ceiling] ?? 0) + (rowsWith[mark] ?? 0)
		rowsWith[mark] = 0
	}
	promising.unmarked = Math.floor(ceilingOf(marks, 0, worth))
	ofMark[0] = promising.unmarked
	choose(promising, marks, size)
}

/** How many marks there are, but for 0. */
function countMarks({ rowsWith, seen }: Promising, { of, rows, count }: Marks): number {
	let kinds = 0
	for (let i = 0; i < count; i++) {
		const mark = of[rows[i] ?? 0] ?? 0
		const before = rowsWith[mark] ?? 0
		if (before === 0) seen[kinds++] = mark
		rowsWith[mark] = before + 1
	}
	return kinds
}

function ceilingOf({ must, nice, held }: Marks, mark: number, worth: Worth): number {
	const { perMust, perNice, perHeld, allMissing, unskilled } = worth
	const [low, high] = [mark % byteValues, byteValues + Math.floor(mark / byteValues)]
	const sumOf = (sums: Float64Array) => (sums[low] ?? 0) + (sums[high] ?? 0)
	const earned = sumOf(must) * perMust + sumOf(nice) * perNice + unskilled
	return earned / (allMissing - sumOf(held) * perHeld) + slack
}

/** Of those with a mark, as many of the highest ceilings as there is room for, and none of a ceiling without all others of it. */
function choose(promising: Promising, marks: Marks, size: number): void {
	const { ofMark, counts, rows, unmarked } = promising
	const most = Math.min(mostPromising, Math.ceil(size / share))
	let [cut, count] = [totals, 0]
	while (cut > unmarked + 1 && count + (counts[cut - 1] ?? 0) <= most) {
		const more = counts[--cut] ?? 0
		counts[cut] = count
		count += more
	}
	promising.cut = cut
	promising.count = count
	if (count === 0) return

	for (let i = 0; i < marks.count; i++) {
		const row = marks.rows[i] ?? 0
		const ceiling = ofMark[marks.of[row] ?? 0] ?? 0
		if (ceiling < cut) continue
		const end = counts[ceiling] ?? 0
		rows[end] = row
		counts[ceiling] = end + 1
	}
}
