import type { JobFacts } from './facts.ts'
import { byteValues, type Marks } from './marks.ts'
import { fullPoints } from './possible.ts'
import { possiblePoints } from './rating.ts'
import { fullStrength, groupShare } from './skills.ts'
import { missingMustHave } from './weights.ts'

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
	/** By row, in whole tenths. */
	ceilings: Int16Array
	/** By mark, as far as it was met; else -1. */
	ofMark: Int16Array
	/** How many rows have each ceiling. */
	counts: Int32Array
	/** The rows with the highest ceilings, and how many they are: all from `cut` on. */
	rows: Int32Array
	count: number
	cut: number
}

/** The steps of a total, with those of rounding. */
const steps = 1002
/** So many at most come first: enough to tell what the others must reach. */
const mostPromising = 4096
/** For rounding to whole tenths, and of the last binary digits. */
export const slack = 0.5 + 1e-6

export function createPromising(): Promising {
	return {
		ceilings: new Int16Array(),
		ofMark: new Int16Array(byteValues ** 2),
		counts: new Int32Array(steps),
		rows: new Int32Array(mostPromising),
		count: 0,
		cut: steps,
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

/** Tells the ceilings of all rows by their marks, and the rows that promise most. */
export function findPromising(promising: Promising, marks: Marks, size: number, worth: Worth): void {
	const { of } = marks
	if (size > promising.ceilings.length) promising.ceilings = new Int16Array(Math.ceil(size * 1.25))
	const { ceilings, counts, ofMark } = promising
	counts.fill(0)
	ofMark.fill(-1)
	for (let row = 0; row < size; row++) {
		const mark = of[row] ?? 0
		let ceiling = ofMark[mark] ?? -1
		if (ceiling === -1) {
			ceiling = Math.floor(ceilingOf(marks, mark, worth))
			ofMark[mark] = ceiling
		}
		ceilings[row] = ceiling
		counts[ceiling] = (counts[ceiling] ?? 0) + 1
	}
	choose(promising, size)
}

function ceilingOf({ must, nice, held }: Marks, mark: number, worth: Worth): number {
	const { perMust, perNice, perHeld, allMissing, unskilled } = worth
	const [low, high] = [mark % byteValues, byteValues + Math.floor(mark / byteValues)]
	const sumOf = (sums: Float64Array) => (sums[low] ?? 0) + (sums[high] ?? 0)
	const earned = sumOf(must) * perMust + sumOf(nice) * perNice + unskilled
	return earned / (allMissing - sumOf(held) * perHeld) + slack
}

function choose(promising: Promising, size: number): void {
	const { ceilings, counts, rows } = promising
	let [cut, room] = [steps, mostPromising]
	while (cut > 0 && (counts[cut - 1] ?? 0) <= room) room -= counts[--cut] ?? 0
	let count = 0
	if (room < mostPromising)
		for (let row = 0; row < size; row++)
			if ((ceilings[row] ?? 0) >= cut && count < rows.length) rows[count++] = row
	promising.cut = cut
	promising.count = count
}
