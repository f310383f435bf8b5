import { mustHavesOf, skillsOf, type GradedShares } from '../scoring/components.ts'
import type { JobFacts } from '../scoring/facts.ts'
import { totals } from '../scoring/possible.ts'
import { fullStrength } from '../scoring/shares/skills.ts'
import { earnedPoints, possiblePoints } from '../scoring/total.ts'
import { byteValues, type SkillBitmasks } from './skill-bitmask.ts'

/** Turns the sums in `Coverage` into the share `skills` and the divisor of the must-have gate. */
type SkillCoefficients = {
	perMust: number
	perNice: number
	/** The divisor when all must-haves are missing, and how much each unit of strength takes off it. */
	allMissing: number
	perHeld: number
}

/** Upper bounds of the totals by skill bitmask alone. The memory is reused by every search. */
export type UpperBounds = {
	/** By bitmask, in whole tenths; set for bitmasks that occur. */
	ofBitmask: Int16Array
	/** How many rows have each bitmask; all 0 between searches. */
	rowsWith: Int32Array
	/** The bitmasks that occur. */
	seen: Uint16Array
	/** First how many rows have each bound, then where the rows of each bound end in `rows`. */
	counts: Int32Array
	/** The rows whose bound is `cut` or higher, highest first, and how many there are. */
	rows: Int32Array
	count: number
	cut: number
	/** The bound of rows that have no wanted skill. */
	withoutSkills: number
}

const allEarned: GradedShares = {
	skills: 1,
	profession: 1,
	experience: 1,
	roles: 1,
	inRoles: 1,
	education: 1,
	languages: 1,
	text: 1,
	sameWork: 1,
	topics: 1,
}

/** The first group holds a sixteenth of all rows, and at most this many: enough to raise the threshold for the others. */
const [mostRows, fraction] = [4096, 16]
/** Covers rounding to whole tenths and floating-point error. */
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

/** Both are linear, so two points of each, read from the table of components, determine them. */
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

/** How many different bitmasks occur, not counting 0. */
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

/** The total, in whole tenths, of a person with the skills of a bitmask who earns everything else in full. */
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

/** Chooses the rows with the highest bounds, as many as fit. Rows with the same bound are all in or all out. */
function choose(upperBounds: UpperBounds, bitmasks: SkillBitmasks, size: number): void {
	const { ofBitmask, counts, rows, withoutSkills } = upperBounds
	const most = Math.min(mostRows, Math.ceil(size / fraction))
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
