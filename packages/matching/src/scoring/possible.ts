import { apportion } from './apportion.ts'
import type { PartWeights } from '../types.ts'
import { partWeights } from './weights.ts'

/** Points are counted in tenths: 1000 is a total of 100. */
export const fullPoints = 1000

/** So many different totals there are, with 0 and with what rounding may add to the highest a row can have. */
export const totals = fullPoints + 2

/** Bits: which graded parts a job states. */
export const stated = {
	skills: 1,
	profession: 2,
	experience: 4,
	education: 8,
	languages: 16,
	words: 32,
	topics: 64,
}

/** Whether a job's text stands for skills or a profession that it does not state, and so counts much. */
export function isToldByText(bits: number): boolean {
	return (bits & (stated.skills | stated.profession)) !== (stated.skills | stated.profession)
}

/** Whole tenths a job gives for each part; `open` has them all when it states none. */
export type Possible = { open: number; topics: number } & PartWeights

export const nothingStated: Possible = {
	open: fullPoints,
	skills: 0,
	profession: 0,
	experience: 0,
	education: 0,
	languages: 0,
	words: 0,
	topics: 0,
}

const tables = new WeakMap<PartWeights, readonly Possible[]>()

/** What a job gives for each part, by the bits of what it states: the weights of those, raised to the full points. */
export function possibleByStated(weights: PartWeights = partWeights): readonly Possible[] {
	const table = tables.get(weights) ?? Array.from({ length: 128 }, (_, bits) => sharePoints(weights, bits))
	tables.set(weights, table)
	return table
}

function sharePoints(weights: PartWeights, bits: number): Possible {
	if (bits === 0) return nothingStated

	const kinds = ['skills', 'profession', 'experience', 'education', 'languages', 'words', 'topics'] as const
	const own = kinds.map((kind) => ((bits & stated[kind]) === 0 ? 0 : weightOf(weights, kind, bits)))
	const sum = own.reduce((total, weight) => total + weight, 0)
	const [skills = 0, profession = 0, experience = 0, education = 0, languages = 0, words = 0, topics = 0] =
		apportion(
			own.map((weight) => (weight * fullPoints) / sum),
			fullPoints,
		)
	return { open: 0, skills, profession, experience, education, languages, words, topics }
}

/** Topics stand for the skills and the profession that are not stated; where there are none, the words of the text do. */
function weightOf(weights: PartWeights, kind: keyof typeof stated, bits: number): number {
	const isStated = (other: keyof typeof stated) => (bits & stated[other]) !== 0
	const standIn =
		(isStated('skills') ? 0 : weights.skills) + (isStated('profession') ? 0 : weights.profession)
	if (kind === 'topics') return standIn
	if (kind !== 'words') return weights[kind]
	return weights.words + (isStated('topics') ? 0 : standIn)
}
