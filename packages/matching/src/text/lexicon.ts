import { createSkillFinder } from '../extract/skill-finder.ts'
import type { Taxonomy } from '../extract/taxonomy.ts'
import { createTermCounter, type FreeText } from './term-counter.ts'

/** How often words are used, and what they mean: plain data, so that it can be sent to a worker thread. */
export type Lexicon = {
	/** How many texts were counted. */
	documents: number
	/** By term, how many texts hold it. A term that is not listed counts as the rarest. */
	frequency: ReadonlyMap<string, number>
	taxonomy: Taxonomy
}

/** Counts terms text by text, so that the caller can do other things in between. */
export type LexiconBuilder = { add: (text: FreeText) => void; lexicon: () => Lexicon }

export function createLexiconBuilder(taxonomy: Taxonomy): LexiconBuilder {
	const countTerms = createTermCounter(createSkillFinder(taxonomy))
	const frequency = new Map<string, number>()
	let documents = 0
	return {
		add(text) {
			documents += 1
			for (const term of countTerms(text).counts.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
		},
		lexicon: () => ({ documents, frequency, taxonomy }),
	}
}

/** A lexicon of the words that a collection of texts uses. */
export function createLexicon(taxonomy: Taxonomy, texts: Iterable<FreeText>): Lexicon {
	const builder = createLexiconBuilder(taxonomy)
	for (const text of texts) builder.add(text)
	return builder.lexicon()
}

/** The inverse document frequency as BM25 has it, above 0 (Robertson and Zaragoza 2009, with 1 added). */
export function rarityOf({ documents, frequency }: Lexicon, term: string): number {
	const holders = frequency.get(term) ?? 0
	return Math.log(1 + (documents - holders + 0.5) / (holders + 0.5))
}
