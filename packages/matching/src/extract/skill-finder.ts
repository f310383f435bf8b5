import { tokensOf, type Token } from '../text/tokens.ts'
import { createPhraseBook, findPhrases } from './phrase-book.ts'
import { isProved } from './proof.ts'
import type { Taxonomy } from './taxonomy.ts'

/** A skill with the piece of the text that shows it, from `start` up to `end`. */
export type FoundSkill = { skill: number; start: number; end: number }

/** The skills that a text names, under any of their names, in the order of the text. */
export type SkillFinder = (text: string, tokens?: readonly Token[]) => FoundSkill[]

export function createSkillFinder({ skills }: Pick<Taxonomy, 'skills'>): SkillFinder {
	const book = createPhraseBook(skills.flatMap(({ id, names }) => names.map((name) => ({ name, value: id }))))
	return (text, tokens = tokensOf(text)) =>
		findPhrases(book, text, tokens, ({ name, start, end }) => isProved(name, text, start, end)).map(
			({ value, start, end }) => ({ skill: value, start, end }),
		)
}
