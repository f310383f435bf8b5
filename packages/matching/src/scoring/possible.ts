import type { PartWeights } from '../types.ts'
import { apportion } from './apportion.ts'
import { partWeights } from './weights.ts'

/** Points are counted in tenths: 1000 is a total of 100. */
export const fullPoints = 1000

/** How many different totals there are: 0 is one of them, and rounding may add one to the highest bound. */
export const totals = fullPoints + 2

/** Bits that tell which graded parts a job states. */
export const stated = {
	skills: 1,
	profession: 2,
	experience: 4,
	education: 8,
	languages: 16,
	text: 32,
	topics: 64,
	/** Tells how experience counts, and has no points of its own. */
	roles: 128,
}

/** Whether a job leaves out its skills or its profession, so that its text stands for them and counts much. */
export function isToldByText(bits: number): boolean {
	return (bits & (stated.skills | stated.profession)) !== (stated.skills | stated.profession)
}

/** The points of each part in whole tenths. `open` has all of them if the job states no part. */
export type Possible = { open: number; topics: number } & PartWeights

export const nothingStated: Possible = {
	open: fullPoints,
	skills: 0,
	profession: 0,
	experience: 0,
	education: 0,
	languages: 0,
	text: 0,
	topics: 0,
}

const tables = new WeakMap<PartWeights, readonly Possible[]>()

/** The points of each part, by the bits of what a job states: the weights of these parts, scaled to the full points. */
export function possibleByStated(weights: PartWeights = partWeights): readonly Possible[] {
	const table = tables.get(weights) ?? Array.from({ length: 256 }, (_, bits) => sharePoints(weights, bits))
	tables.set(weights, table)
	return table
}

function sharePoints(weights: PartWeights, bits: number): Possible {
	if ((bits & ~stated.roles) === 0) return nothingStated

	const kinds = ['skills', 'profession', 'experience', 'education', 'languages', 'text', 'topics'] as const
	const own = kinds.map((kind) => ((bits & stated[kind]) === 0 ? 0 : weightOf(weights, kind, bits)))
	const sum = own.reduce((total, weight) => total + weight, 0)
	const [skills = 0, profession = 0, experience = 0, education = 0, languages = 0, text = 0, topics = 0] =
		apportion(
			own.map((weight) => (weight * fullPoints) / sum),
			fullPoints,
		)
	return { open: 0, skills, profession, experience, education, languages, text, topics }
}

/** Topics stand for skills and a profession that are not stated; without topics, the text does. */
function weightOf(weights: PartWeights, kind: Exclude<keyof typeof stated, 'roles'>, bits: number): number {
	const isStated = (other: keyof typeof stated) => (bits & stated[other]) !== 0
	const standIn =
		(isStated('skills') ? 0 : weights.skills) + (isStated('profession') ? 0 : weights.profession)
	if (kind === 'topics') return standIn
	if (kind !== 'text') return weights[kind]
	return weights.text + (isStated('topics') ? 0 : standIn)
}
