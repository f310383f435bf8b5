import type { JobFacts } from '../scoring/facts.ts'
import { byteValues, type SkillBitmasks } from './skill-bitmask.ts'
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

/** What the bitmasks alone let people reach. Used again for each search. */
export type UpperBounds = {
	/** By bitmask, in whole tenths; only of bitmasks that some row has. */
	ofBitmask: Int16Array
	/** How many rows have each bitmask; all 0 between two searches. */
	rowsWith: Int32Array
	/** The bitmasks that some row has. */
	seen: Uint16Array
	/** How many rows have each bound; then where those of a bound end among `rows`. */
	counts: Int32Array
	/** The rows with the highest bounds, those first, and how many they are: all from `cut` on. */
	rows: Int32Array
	count: number
	cut: number
	/** The bound of all rows without a bitmask. */
	withoutSkills: number
}

/** A sixteenth of all come first, and so many at most: enough to tell what the others must reach. */
const [mostRows, share] = [4096, 16]
/** For rounding to whole tenths, and of the last binary digits. */
export const slack = 0.5 + 1e-6

export function createUpperBounds(): UpperBounds {
	return {
		ofBitmask: new Int16Array(byteValues ** 2),
		rowsWith: new Int32Array(byteValues ** 2),
		seen: new Uint16Array(byteValues ** 2),
		counts: new Int32Array(totals),
		rows: new Int32Array(mostRows),
		count: 0,
		cut: totals,
		withoutSkills: 0,
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

/** Tells the bounds of all bitmasks, and the rows that promise most. */
export function findUpperBounds(
	upperBounds: UpperBounds,
	bitmasks: SkillBitmasks,
	size: number,
	worth: Worth,
): void {
	const { counts, ofBitmask, rowsWith, seen } = upperBounds
	const kinds = countBitmasks(upperBounds, bitmasks)
	counts.fill(0)
	for (const bitmask of seen.subarray(0, kinds)) {
		const bound = Math.floor(upperBoundOf(bitmasks, bitmask, worth))
		ofBitmask[bitmask] = bound
		counts[bound] = (counts[bound] ?? 0) + (rowsWith[bitmask] ?? 0)
		rowsWith[bitmask] = 0
	}
	upperBounds.withoutSkills = Math.floor(upperBoundOf(bitmasks, 0, worth))
	ofBitmask[0] = upperBounds.withoutSkills
	choose(upperBounds, bitmasks, size)
}

/** How many bitmasks there are, but for 0. */
function countBitmasks({ rowsWith, seen }: UpperBounds, { of, rows, count }: SkillBitmasks): number {
	let kinds = 0
	for (let i = 0; i < count; i++) {
		const bitmask = of[rows[i] ?? 0] ?? 0
		const before = rowsWith[bitmask] ?? 0
		if (before === 0) seen[kinds++] = bitmask
		rowsWith[bitmask] = before + 1
	}
	return kinds
}

function upperBoundOf({ must, nice, held }: SkillBitmasks, bitmask: number, worth: Worth): number {
	const { perMust, perNice, perHeld, allMissing, unskilled } = worth
	const [low, high] = [bitmask % byteValues, byteValues + Math.floor(bitmask / byteValues)]
	const sumOf = (sums: Float64Array) => (sums[low] ?? 0) + (sums[high] ?? 0)
	const earned = sumOf(must) * perMust + sumOf(nice) * perNice + unskilled
	return earned / (allMissing - sumOf(held) * perHeld) + slack
}

/** Of those with a bitmask, as many of the highest bounds as there is room for, and none of a bound without all others of it. */
function choose(upperBounds: UpperBounds, bitmasks: SkillBitmasks, size: number): void {
	const { ofBitmask, counts, rows, withoutSkills } = upperBounds
	const most = Math.min(mostRows, Math.ceil(size / share))
	let [cut, count] = [totals, 0]
	while (cut > withoutSkills + 1 && count + (counts[cut - 1] ?? 0) <= most) {
		const more = counts[--cut] ?? 0
		counts[cut] = count
		count += more
	}
	upperBounds.cut = cut
	upperBounds.count = count
	if (count === 0) return

	for (let i = 0; i < bitmasks.count; i++) {
		const row = bitmasks.rows[i] ?? 0
		const bound = ofBitmask[bitmasks.of[row] ?? 0] ?? 0
		if (bound < cut) continue
		const end = counts[bound] ?? 0
		rows[end] = row
		counts[bound] = end + 1
	}
}
