import { withoutPersonNames } from '../../text/names/person-names.ts'
import { termsOf, tokensOf } from '../../text/tokens.ts'
import { isDenying } from '../denied.ts'
import { isEveryday } from '../proof.ts'
import type { FoundSkill, SkillFinder } from '../skill-finder.ts'
import type { Taxonomy } from '../taxonomy.ts'
import { createNameRanker } from './name-ranker.ts'

/**
 * The skills that a text implies without naming them, the likeliest first, each with the sentence that does so. They are
 * suggestions for a person to accept, never facts.
 */
export type SkillSuggester = (text: string, limit: number) => FoundSkill[]

/** A sentence must hold so much of a name, rare words more, and more than one word that many names have. */
const enough = { share: 0.8, rarity: 6 }
/** So many sentences of a text are read, and so many characters of a sentence. */
const [mostPassages, longestPassage] = [300, 600]

/** A skill is suggested by the best of its names. */
export function createSkillSuggester(
	taxonomy: Taxonomy,
	findSkills: SkillFinder,
	least = enough,
): SkillSuggester {
	const names = taxonomy.skills.flatMap(({ id, names }) =>
		names.filter(isTelling).map((name) => ({ skill: id, name })),
	)
	const ranker = createNameRanker(
		names.map(({ name }) => name),
		taxonomy,
	)

	return (said, limit) => {
		const text = withoutPersonNames(said)
		const named = new Set(findSkills(text, tokensOf(text)).map(({ skill }) => skill))
		const fields = ranker.fieldsOf(text)
		const best = new Map<number, FoundSkill & { score: number }>()
		for (const { start, end } of passagesOf(text)) {
			for (const { at, score } of ranker.held(text.slice(start, end), fields, least)) {
				const skill = names[at]?.skill
				if (skill === undefined || named.has(skill) || score <= (best.get(skill)?.score ?? 0)) continue
				best.set(skill, { skill, start, end, score })
			}
		}
		return [...best.values()]
			.toSorted((a, b) => b.score - a.score || a.skill - b.skill)
			.slice(0, limit)
			.map(({ skill, start, end }) => ({ skill, start, end }))
	}
}

/** Whether other forms of the words of a name still mean it: of MS Teams only the team would be left. */
function isTelling(name: string): boolean {
	return !isEveryday(name) && (!/\s|-/.test(name.trim()) || new Set(termsOf(name)).size > 1)
}

/** The sentences and lines of a text. */
function passagesOf(text: string): { start: number; end: number }[] {
	return [...text.matchAll(/[^.!?।\n•;]+(?:\.(?=\S)[^.!?।\n•;]*)*/g)]
		.filter(([passage]) => /\p{L}/u.test(passage) && !isDenying(passage))
		.slice(0, mostPassages)
		.map(({ 0: passage, index }) => ({
			start: index + (passage.length - passage.trimStart().length),
			end: index + Math.min(passage.trimEnd().length, longestPassage),
		}))
}
