import { quoteOf } from '../extract/quote.ts'
import { createSkillFinder } from '../extract/skill-finder.ts'
import type { Taxonomy } from '../extract/taxonomy.ts'
import type { Knowledge } from '../types.ts'
import { createFieldReader } from './fields.ts'
import { rarityOf, type Lexicon } from './lexicon.ts'
import { withoutPersonNames } from './names/person-names.ts'
import { createTermCounter, isSkillTerm, type FreeText } from './term-counter.ts'
import { termsOf } from './tokens.ts'

/** The words and fields of a text with whole numbers from 1 to `fullImpact`, so that sums are exact in any order. */
export type TextFacts = {
	/** By term, its impact. */
	words: ReadonlyMap<string, number>
	/** By profession, how much the text speaks of that work. */
	fields: ReadonlyMap<number, number>
}

type Counts = ReadonlyMap<string, number>

/** Reads texts with a lexicon. `rarity` is that of a term in hundredths, at least 1. */
export type TextReader = {
	read: (text: FreeText) => TextFacts
	rarity: (term: string) => number
	/** The different terms of a text, whether they are kept or not. */
	termsIn: (text: FreeText) => ReadonlySet<string>
	/** The other titles of the professions that a title names exactly. */
	titlesLike: (title: string) => readonly string[]
	/**
	 * By skill that the body names: the first sentence that does so. Titles are not quoted, since a title only claims
	 * and is shown beside the name anyway.
	 */
	quotes: (text: FreeText) => Map<number, string>
}

export const fullImpact = 127

/**
 * How soon a frequent word counts no more (k1 of BM25). The length of a text does not matter (b = 0): a long résumé is not
 * padding, and no sentence lowers what another one earns.
 */
const saturation = 0.8
/** How much a skill counts when it is found by any of its names, besides the words of the name. */
const skillShare = 1.2
/**
 * How much more rare words count than common ones. BM25 has 1 and the cosine of TF-IDF 2, where both texts bring it. An
 * advertisement is a long question, full of words that are in every other one too.
 */
const rarityPower = 1.5
/** How much a word of the body says of the work beside one of a title. */
const besideTitles = 0.4
/** How many terms of a text are kept, the rarest and most frequent first: all those of a résumé of two pages. */
const mostWords = 512

/**
 * How many texts that were read lately are kept, by what they say: whoever ranks high does so for many who ask. Some
 * megabytes.
 */
const mostKept = 500

const kept = new WeakMap<Lexicon, TextReader>()

/** The reader of a lexicon, made once. */
export function readerOf(lexicon: Lexicon): TextReader {
	const reader = kept.get(lexicon) ?? createReader(lexicon)
	kept.set(lexicon, reader)
	return reader
}

/** Makes the reader of texts ahead of the first score, which would take a second longer without it. */
export function prepareTexts({ lexicon }: Pick<Knowledge, 'lexicon'>) {
	if (lexicon) readerOf(lexicon)
}

function createReader(lexicon: Lexicon): TextReader {
	const findSkills = createSkillFinder(lexicon.taxonomy)
	const countTerms = createTermCounter(findSkills)
	const fieldsOf = createFieldReader(lexicon.taxonomy)
	const rarities = new Map<string, number>()

	function rarity(term: string): number {
		const known = rarities.get(term)
		if (known !== undefined) return known
		const share = isSkillTerm(term) ? skillShare : 1
		const found = Math.max(1, Math.round(rarityOf(lexicon, term) ** rarityPower * share * 100))
		if (lexicon.frequency.has(term)) rarities.set(term, found)
		return found
	}
	function read(text: FreeText): TextFacts {
		const { counts, besideSkills } = countTerms(text)
		const impacts = [...counts].map(([term, count]) => ({
			term,
			impact: Math.max(1, Math.round((fullImpact * count) / (count + saturation))),
		}))
		return {
			words: new Map(strongest(impacts, rarity).map(({ term, impact }) => [term, impact])),
			fields: toImpacts(text.fields ?? workOf(text, counts, besideSkills)),
		}
	}

	/**
	 * The work that a text speaks of: what the titles name and what the body tells beside them. The names of skills are left out
	 * there, so that naming one more never makes a person less like the work of their titles.
	 */
	function workOf({ title, roleTitles = [] }: FreeText, counts: Counts, besideSkills: Counts) {
		if (title.trim() === '' && roleTitles.length === 0) return fieldsOf(counts, '')
		const weighed = new Map([...besideSkills].map(([term, count]) => [term, count * besideTitles]))
		for (const [term, count] of countTerms({ title, body: roleTitles.join('\n'), roleTitles }).counts)
			weighed.set(term, (weighed.get(term) ?? 0) + count)
		return fieldsOf(weighed, withoutPersonNames([title, ...roleTitles].join('\n')))
	}

	/** The least recently read first. */
	const lately = new Map<string, TextFacts>()
	function readAgain(text: FreeText): TextFacts {
		// What else has read the text may read it otherwise the next time.
		if (text.fields) return read(text)
		const key = JSON.stringify([text.title, text.body, text.roleTitles])
		const facts = lately.get(key) ?? read(text)
		lately.delete(key)
		lately.set(key, facts)
		const [oldest] = lately.keys()
		if (lately.size > mostKept && oldest !== undefined) lately.delete(oldest)
		return facts
	}

	/** Counterfactuals score the same texts many times over. */
	const byText = new WeakMap<FreeText, TextFacts>()
	return {
		rarity,
		termsIn: (text) => new Set(countTerms(text).counts.keys()),
		titlesLike: createTitles(lexicon.taxonomy),
		quotes(text) {
			const found = new Map<number, string>()
			for (const { skill, start, end } of findSkills(withoutPersonNames(text.body)))
				if (!found.has(skill)) found.set(skill, quoteOf(text.body, start, end))
			return found
		},
		read(text) {
			const facts = byText.get(text) ?? readAgain(text)
			byText.set(text, facts)
			return facts
		},
	}
}

/** The names of all professions that share a name with the given one, by its terms. */
function createTitles({ professions }: Taxonomy): TextReader['titlesLike'] {
	let byTerms: Map<string, { profession: Taxonomy['professions'][number] }[]> | undefined
	const keyOf = (title: string) => termsOf(title).toSorted().join(' ')
	return (title) => {
		byTerms ??= Map.groupBy(
			professions.flatMap((profession) => profession.names.map((name) => ({ key: keyOf(name), profession }))),
			({ key }) => key,
		)
		return byTerms.get(keyOf(title))?.flatMap(({ profession }) => profession.names) ?? []
	}
}

type Impact = { term: string; impact: number }

function strongest(impacts: Impact[], rarity: (term: string) => number): Impact[] {
	if (impacts.length <= mostWords) return impacts
	return impacts
		.map((said) => ({ ...said, worth: said.impact * rarity(said.term) }))
		.toSorted((a, b) => b.worth - a.worth || (a.term < b.term ? -1 : 1))
		.slice(0, mostWords)
}

function toImpacts(fields: ReadonlyMap<number, number>): Map<number, number> {
	const impacts = new Map<number, number>()
	for (const [profession, weight] of fields) {
		const impact = Math.round(weight * fullImpact)
		if (impact > 0) impacts.set(profession, impact)
	}
	return impacts
}
