import type { JobFacts } from '../scoring/facts.ts'
import { byteValues, type SkillBitmasks } from './skill-bitmask.ts'
import { totals } from '../scoring/possible.ts'
import { mustHavesOf, skillsOf, type GradedShares } from '../scoring/components.ts'
import { earnedPoints, possiblePoints } from '../scoring/total.ts'
import { fullStrength } from '../scoring/shares/skills.ts'

/** How sums over wanted skills turn into the share `skills`, and into the divisor that the gate for must-haves is. */
type SkillCoefficients = {
	perMust: number
	perNice: number
	/** The divisor when all must-haves are missing, and what it loses for each unit that is there. */
	allMissing: number
	perHeld: number
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

const allEarned: GradedShares = {
	skills: 1,
	profession: 1,
	experience: 1,
	education: 1,
	languages: 1,
	words: 1,
	likeness: 1,
	topics: 1,
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

/** Both are linear, so two points of each, read from the table of components, tell the rest. */
export function skillCoefficients(job: JobFacts): SkillCoefficients {
	const none = { must: 0, held: 0, nice: 0, words: 0, fields: 0 }
	const divisor = (held: number) => 1 / mustHavesOf(job, { ...none, held })
	return {
		perMust: skillsOf(job, { ...none, must: 1 }),
		perNice: skillsOf(job, { ...none, nice: 1 }),
		allMissing: divisor(0),
		perHeld: (divisor(0) - divisor(fullStrength)) / fullStrength,
	}
}

/** Finds the upper bound of each bitmask, and the rows with the highest ones. */
export function findUpperBounds(
	upperBounds: UpperBounds,
	bitmasks: SkillBitmasks,
	size: number,
	job: JobFacts,
): void {
	const { counts, ofBitmask, rowsWith, seen } = upperBounds
	const distinct = countBitmasks(upperBounds, bitmasks)
	const boundOf = createBitmaskBound(bitmasks, job)
	counts.fill(0)
	for (const bitmask of seen.subarray(0, distinct)) {
		const bound = boundOf(bitmask)
		ofBitmask[bitmask] = bound
		counts[bound] = (counts[bound] ?? 0) + (rowsWith[bitmask] ?? 0)
		rowsWith[bitmask] = 0
	}
	upperBounds.withoutSkills = boundOf(0)
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

/** The total, in whole tenths, of somebody with the skills of a bitmask to whom all else gives full points. */
function createBitmaskBound({ must, nice, held }: SkillBitmasks, job: JobFacts): (bitmask: number) => number {
	const { perMust, perNice, perHeld, allMissing } = skillCoefficients(job)
	const possible = possiblePoints(job)
	const shares = { ...allEarned }
	return (bitmask) => {
		const low = bitmask % byteValues
		const high = byteValues + Math.floor(bitmask / byteValues)
		const sumOf = (sums: Float64Array) => (sums[low] ?? 0) + (sums[high] ?? 0)
		shares.skills = sumOf(must) * perMust + sumOf(nice) * perNice
		return Math.floor(
			earnedPoints(possible, job.stated, shares) / (allMissing - sumOf(held) * perHeld) + slack,
		)
	}
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
