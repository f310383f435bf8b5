import { z } from 'zod'
import { type NameOf, SkillName, shownNames } from '../platform/names.ts'

/** The kinds of parts of a score. The first ones add points; the gates, from must_have on, only take points away. */
export const ScorePartKind = z.enum([
	'skills',
	'profession',
	'experience',
	'education',
	'languages',
	'text',
	'topics',
	'open',
	'must_have',
	'place',
	'work_mode',
	'pay',
	'availability',
])
export type ScorePartKind = z.infer<typeof ScorePartKind>

/** `unknown`: the person has not given it, which costs less than `missing`, which is known to fail. */
export const ScorePartState = z.enum(['met', 'partial', 'missing', 'unknown'])
export type ScorePartState = z.infer<typeof ScorePartState>

const points = z.number().describe('of 100, to one decimal')

/** One reason for a score: the points that it added or took away, and the facts behind it. */
export const ScorePart = z
	.object({
		kind: ScorePartKind,
		points,
		possible: points,
		share: z
			.number()
			.optional()
			.describe('0 to 1: what it earns of its weight, or what a gate leaves, before totals are calibrated'),
		state: ScorePartState,
		facts: z
			.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.array(z.string())]))
			.describe(
				'by kind, such as distanceKm, askedMonths, haveMonths, role, roleAskedMonths, roleHaveMonths, quote, asked, matched, related; ids are replaced by names, topics are kind:value',
			),
	})
	.register(shownNames, {
		show: (part, nameOf) => ({ ...part, facts: factsShown(part.kind, part.facts, nameOf) }),
	})
export type ScorePart = z.infer<typeof ScorePart>

type Facts = Record<string, number | string | boolean | string[]>

/** The facts that name a profession: the one wanted, the one that counts in its place, the one that years are asked in. */
const professionFacts = ['asked', 'through', 'role']

function factsShown(kind: ScorePartKind, facts: Facts, nameOf: NameOf): Facts {
	return Object.fromEntries(
		Object.entries(facts).map(([fact, value]) => {
			if (kind === 'languages' && Array.isArray(value))
				return [fact, value.map((name) => nameOf('language', name))]
			return professionFacts.includes(fact) && typeof value === 'string'
				? [fact, nameOf('profession', value)]
				: [fact, value]
		}),
	)
}

export const MatchedSkill = z.object({
	name: SkillName,
	mustHave: z.boolean(),
	level: z.number().nullable(),
	years: z.number().nullable(),
	shownBy: z.string().nullable().describe('the work or study that shows it'),
	quote: z.string().nullable().describe('the sentence of the profile that shows it'),
	points,
})

/** A wanted skill that the person lacks, and the points that it would have added. */
export const MissingSkill = z.object({ name: SkillName, mustHave: z.boolean(), lost: points })

/** A wanted skill covered partly (`share`, 0 to 1) by another one. */
export const RelatedSkill = z.object({
	name: SkillName,
	mustHave: z.boolean(),
	through: SkillName,
	share: z.number(),
	points,
})

/**
 * A counterfactual: a change to the profile and the points that it would add; `name` is the skill, language, work
 * mode or missing information.
 */
export const Counterfactual = z
	.object({
		kind: z.enum([
			'skill',
			'skill_level',
			'language',
			'experience',
			'education',
			'willing_to_move',
			'work_mode',
			'say',
		]),
		name: z.string().nullable(),
		amount: z.number().nullable().describe('the level or the months, where the kind has one'),
		points,
	})
	.register(shownNames, {
		show(change, nameOf) {
			if (change.name === null) return change
			const kind =
				change.kind === 'language'
					? 'language'
					: change.kind === 'skill' || change.kind === 'skill_level'
						? 'skill'
						: null
			return kind ? { ...change, name: nameOf(kind, change.name) } : change
		},
	})
export type Counterfactual = z.infer<typeof Counterfactual>

/**
 * Why an offer and a want fit, such as a person and a job: the same record for both readers. The points of the parts
 * add up to the total.
 */
export const MatchRecord = z.object({
	version: z.string(),
	total: points,
	parts: z.array(ScorePart),
	matched: z.array(MatchedSkill),
	missing: z.array(MissingSkill),
	related: z.array(RelatedSkill),
	counterfactuals: z.array(Counterfactual),
})
export type MatchRecord = z.infer<typeof MatchRecord>

/** A score in short, as a strip shows it. */
export const ScoreSummary = z.object({
	total: points,
	parts: z.array(ScorePart.omit({ share: true, facts: true })),
})
export type ScoreSummary = z.infer<typeof ScoreSummary>
