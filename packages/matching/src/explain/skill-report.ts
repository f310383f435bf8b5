import { apportion } from '../scoring/apportion.ts'
import {
	fullStrength,
	groupShare,
	skillSet,
	skillWeight,
	strengthOf,
	sumOfWeights,
	type Wanted,
} from '../scoring/shares/skills.ts'
import type { Knowledge, MatchedSkill, MissingSkill, Person, PersonSkill, RelatedSkill } from '../types.ts'

/** Every wanted skill in one of three lists: matched, covered by a related skill, or missing. */
export type SkillReport = { matched: MatchedSkill[]; related: RelatedSkill[]; missing: MissingSkill[] }

/** A wanted skill and what the person has for it. Points are in tenths. */
export type SkillFinding = {
	skill: number
	mustHave: boolean
	own?: PersonSkill
	through?: number
	/** 0 to 1. */
	share: number
	points: number
	possible: number
}

/** Finds every wanted skill, must-haves first. `possible` is the points of the part `skills`, in tenths. */
export function findSkills(
	person: Person,
	{ musts, nices }: Wanted,
	knowledge: Knowledge,
	possible: number,
): SkillFinding[] {
	const skills = skillSet(person.skills)
	const mustWeight = sumOfWeights(knowledge, musts)
	const niceWeight = sumOfWeights(knowledge, nices)

	function find(skill: number, mustHave: boolean): SkillFinding {
		const { strength, through } = strengthOf(skills, skill, knowledge)
		const group = possible * groupShare(mustHave, mustWeight, niceWeight)
		const most = (group * skillWeight(knowledge, skill)) / (mustHave ? mustWeight : niceWeight)
		const share = strength / fullStrength
		const own = strongest(person.skills.filter(({ id }) => id === skill))
		return { skill, mustHave, own, through, share, points: most * share, possible: most }
	}
	return [...musts.map((skill) => find(skill, true)), ...nices.map((skill) => find(skill, false))]
}

/**
 * Sorts the findings into lists. Their points sum to `earned`, the whole tenths of the part `skills`, and `open` is what
 * becomes of a tenth of the formula that is not earned.
 */
export function reportSkills(
	findings: readonly SkillFinding[],
	{ earned, open }: { earned: number; open: number },
	quotes: ReadonlyMap<number, string>,
): SkillReport {
	const sum = findings.reduce((all, { points }) => all + points, 0)
	const points = apportion(
		findings.map((finding) => (sum > 0 ? (finding.points * earned) / sum : 0)),
		earned,
	)
	const report: SkillReport = { matched: [], related: [], missing: [] }
	for (const [index, { skill, mustHave, own, through, share, possible }] of findings.entries()) {
		const told = { skill, mustHave, points: (points[index] ?? 0) / 10 }
		const quote = quotes.get(skill)
		if (own)
			report.matched.push({
				...told,
				level: own.level,
				years: own.years,
				...(quote !== undefined && { quote }),
			})
		else if (through !== undefined) report.related.push({ ...told, through, share })
		else report.missing.push({ skill, mustHave, lost: Math.round(possible * open) / 10 })
	}
	return report
}

/** The best entry of a skill, which may be listed twice. */
function strongest(skills: readonly PersonSkill[]): PersonSkill | undefined {
	return skills.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0) || (b.years ?? 0) - (a.years ?? 0))[0]
}
