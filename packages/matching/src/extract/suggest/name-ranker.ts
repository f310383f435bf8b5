import { createFieldReader, type Fields } from '../../text/fields.ts'
import { termsOf } from '../../text/tokens.ts'
import type { Taxonomy } from '../taxonomy.ts'
import { createSimilarWords } from './similar-words.ts'

/** A name by its place in the list, and how well it fits a text. */
export type NameScore = { at: number; score: number }

/** Ranks names for texts. Several texts of the same kind of work, such as the sentences of one, share their `fields`. */
export type NameRanker = {
	fieldsOf: (text: string) => Fields
	/** The score of every name, by its place. */
	scores: (text: string, fields: Fields) => Float64Array
	/** The names of which the text holds at least this share, rare words more, and words of at least this rarity. */
	held: (text: string, fields: Fields, least: { share: number; rarity: number }) => NameScore[]
}

/** How much a word counts that is only spelled alike. */
const similarShare = 0.5
/** A name that the text holds in part counts for less, and a short name for less than a long one. */
const [partPower, padding] = [0.7, 3]
/** How much work of the same kind counts, beside a rare word in common. */
const likenessShare = 1.2
/** How many first letters of a text are compared with titles by their sequences of letters. */
const titleLength = 200

/**
 * A name counts by the words that the text holds, each by its rarity, and by how much it speaks of the same professions
 * as the text. `texts` tell which words are common in speech; without them only the names do.
 */
export function createNameRanker(
	names: readonly string[],
	taxonomy: Taxonomy,
	texts: readonly string[] = [],
): NameRanker {
	const readFields = createFieldReader(taxonomy)
	const nameTerms = names.map((name) => [...new Set(termsOf(name))])
	const rarity = rarityIn(nameTerms, texts)
	const byTerm = Map.groupBy(
		nameTerms.flatMap((terms, at) => terms.map((term) => ({ term, at }))),
		({ term }) => term,
	)
	const vocabulary = [...byTerm.keys()]
	const placeOf = new Map(vocabulary.map((term, place) => [term, place]))
	const rarities = vocabulary.map(rarity)
	const holders = vocabulary.map((term) => byTerm.get(term)?.map(({ at }) => at) ?? [])
	const whole = nameTerms.map((terms) => terms.reduce((sum, term) => sum + rarity(term), 0))
	const similar = createSimilarWords(vocabulary)
	/** Read when they are first needed: few names ever are, and reading all takes a second. */
	const nameFields = new Map<number, Fields>()
	const sums = new Float64Array(names.length)

	function fieldsOf(text: string): Fields {
		const counts = new Map<string, number>()
		for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
		return readFields(counts, text.slice(0, titleLength))
	}

	/** By word of a name, how much the text holds it. */
	function wordsIn(text: string): Map<number, number> {
		const words = new Map<number, number>()
		for (const term of new Set(termsOf(text))) {
			const place = placeOf.get(term)
			if (place !== undefined) words.set(place, 1)
			for (const [near, likeness] of similar(term))
				words.set(near, Math.max(words.get(near) ?? 0, likeness * similarShare))
		}
		return words
	}

	/** The names that share a word with the text, each with the rarity of what it shares. */
	function sharing(text: string): [at: number, shared: number][] {
		const touched: number[] = []
		for (const [place, share] of wordsIn(text))
			for (const at of holders[place] ?? []) {
				if (sums[at] === 0) touched.push(at)
				sums[at] = (sums[at] ?? 0) + share * (rarities[place] ?? 0)
			}
		const shared = touched.map((at): [number, number] => [at, sums[at] ?? 0])
		for (const at of touched) sums[at] = 0
		return shared
	}

	function byWords(at: number, shared: number): number {
		return shared * (shared / ((whole[at] ?? 0) + padding)) ** partPower
	}

	function byFields(at: number, fields: Fields): number {
		if (fields.size === 0) return 0
		const own = nameFields.get(at) ?? fieldsOf(names[at] ?? '')
		nameFields.set(at, own)
		let sum = 0
		for (const [profession, share] of fields) sum += share * (own.get(profession) ?? 0)
		return likenessShare * sum
	}

	return {
		fieldsOf,
		scores(text, fields) {
			const scores = Float64Array.from(names, (_, at) => byFields(at, fields))
			for (const [at, shared] of sharing(text)) scores[at] = (scores[at] ?? 0) + byWords(at, shared)
			return scores
		},
		held(text, fields, least) {
			const found: NameScore[] = []
			for (const [at, shared] of sharing(text)) {
				if (shared < least.rarity || shared < least.share * (whole[at] ?? 0)) continue
				found.push({ at, score: byWords(at, shared) + byFields(at, fields) })
			}
			return found
		},
	}
}

/** How rare a term is: the geometric mean of its rarity in the names and in the texts, if there are any. */
function rarityIn(nameTerms: readonly string[][], texts: readonly string[]) {
	const inNames = holdersOf(nameTerms)
	const inTexts = holdersOf(texts.map(termsOf))
	const rarity = (all: number, holders = 0) => Math.log(1 + all / (holders + 0.5))
	return (term: string) => {
		const named = rarity(nameTerms.length, inNames.get(term))
		return texts.length === 0 ? named : Math.sqrt(named * rarity(texts.length, inTexts.get(term)))
	}
}

function holdersOf(lists: readonly (readonly string[])[]): Map<string, number> {
	const counts = new Map<string, number>()
	for (const terms of lists) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
	return counts
}
