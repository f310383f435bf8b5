import type { Job, Knowledge, PersonSkill, Related } from '../../types.ts'
import { basicSkill, niceToHaveShare } from '../weights.ts'

/**
 * Weights and strengths are whole numbers, so their sums are exact in any order. An index that reads posting lists gets the
 * same sums as a loop over the skills of one job.
 */
const weightSteps = 1000
const mostWeight = 1_000_000
const shareSteps = 1000
/** The strength of a wanted skill that the person has in full. */
export const fullStrength = shareSteps * 100

/** By skill, how much it counts for a person, in percent. */
export type SkillSet = ReadonlyMap<number, number>

/** Wanted skills, ascending. No skill occurs twice. */
export type Wanted = { musts: number[]; nices: number[] }

/**
 * Sums over wanted skills: weight × strength of must-haves (`must`) and nice-to-haves (`nice`), and strength of must-haves
 * (`held`). Sums over two texts: rarity × both impacts of a term (`words`), both impacts of a profession (`fields`).
 * `topics` is the share of an offer.
 */
export type Coverage = {
	must: number
	held: number
	nice: number
	words: number
	fields: number
	topics?: number
	/** The months in roles like the job; not given if the person names no roles. */
	months?: number
}

/** How far a person has a wanted skill, and through which skill: the wanted one or a related one. */
export type Strength = { strength: number; through?: number }

export function skillSet(skills: readonly PersonSkill[]): SkillSet {
	const set = new Map<number, number>()
	for (const skill of skills) set.set(skill.id, Math.max(set.get(skill.id) ?? 0, percentOf(skill)))
	return set
}

/** How much a skill counts, in percent. A higher level or more years never count less. */
function percentOf({ level, years }: PersonSkill): number {
	if (level !== 1) return 100

	const gained = years !== undefined && years > 0 ? Math.floor(years * basicSkill.perYear) : 0
	return Math.min(100, basicSkill.percent + gained)
}

export function wantedSkills(job: Job): Wanted {
	const musts = new Set(job.mustHaveSkills)
	const nices = new Set(job.niceToHaveSkills.filter((skill) => !musts.has(skill)))
	return { musts: ascending(musts), nices: ascending(nices) }
}

function ascending(skills: Set<number>): number[] {
	return [...skills].sort((a, b) => a - b)
}

/** The weight of a wanted skill: its rarity in whole thousandths, small enough for sums to fit an Int32. */
export function skillWeight(knowledge: Knowledge, skill: number): number {
	return Math.min(mostWeight, Math.max(1, Math.round((knowledge.rarity.get(skill) ?? 1) * weightSteps)))
}

export function sumOfWeights(knowledge: Knowledge, skills: readonly number[]): number {
	return skills.reduce((sum, skill) => sum + skillWeight(knowledge, skill), 0)
}

/** The share of a related skill in whole thousandths; 1000 for the wanted skill itself. */
export function shareInSteps({ share }: Pick<Related, 'share'>): number {
	return Math.round(Math.min(1, Math.max(0, share)) * shareSteps)
}

/** The greatest strength that a person has for a wanted skill. Each wanted skill counts once. */
export function strengthOf(skills: SkillSet, wanted: number, knowledge: Knowledge): Strength {
	const own = (skills.get(wanted) ?? 0) * shareSteps
	let best: Strength = own > 0 ? { strength: own, through: wanted } : { strength: 0 }
	for (const related of knowledge.relatedSkills.get(wanted) ?? []) {
		const strength = shareInSteps(related) * (skills.get(related.id) ?? 0)
		if (strength > best.strength) best = { strength, through: related.id }
	}
	return best
}

export function coverageOf(skills: SkillSet, { musts, nices }: Wanted, knowledge: Knowledge): Coverage {
	const coverage = { must: 0, held: 0, nice: 0, words: 0, fields: 0 }
	for (const skill of musts) {
		const { strength } = strengthOf(skills, skill, knowledge)
		coverage.must += skillWeight(knowledge, skill) * strength
		coverage.held += strength
	}
	for (const skill of nices) {
		coverage.nice += skillWeight(knowledge, skill) * strengthOf(skills, skill, knowledge).strength
	}
	return coverage
}

/** The share of the part `skills` that goes to must-haves, or to nice-to-haves, by the sums of their weights. */
export function groupShare(mustHave: boolean, mustWeight: number, niceWeight: number): number {
	if (mustWeight === 0 || niceWeight === 0) return (mustHave ? mustWeight : niceWeight) > 0 ? 1 : 0

	return mustHave ? 1 - niceToHaveShare : niceToHaveShare
}

/** The rarity-weighted coverage of must-haves and nice-to-haves, 0 to 1. */
export function skillsShare(must: number, nice: number, mustWeight: number, niceWeight: number): number {
	const ofMust = mustWeight > 0 ? must / (mustWeight * fullStrength) : 0
	const ofNice = niceWeight > 0 ? nice / (niceWeight * fullStrength) : 0
	return (
		groupShare(true, mustWeight, niceWeight) * ofMust + groupShare(false, mustWeight, niceWeight) * ofNice
	)
}
