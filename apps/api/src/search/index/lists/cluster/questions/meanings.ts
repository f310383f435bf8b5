import type { WordQuery } from '@profile-search/matching/directory/words/grammar'
import { mostApart } from '@profile-search/matching/directory/words/vocabulary'
import type { Cluster } from '../cluster.ts'
import { fieldOf, lowestWeight, weights } from '../documents/mapping.ts'
import { searchMany } from './search-many.ts'

/** How many entries there are, and by word how many hold it, or one that begins with it. */
export type Frequencies = {
	entries: number
	words: ReadonlyMap<string, { exact: number; beginning: number }>
}

/** A part of a query, in the language of the cluster. */
export type Clause = Record<string, unknown>

const shortestBeginning = 2
// As in memory: a longer word in a title comes after the exact word in a long text.
const beginningQuality = 0.1
/** As many as in memory. */
const mostResembling = 20

/** Counts the words of queries in an index. What they mean depends on which of them are there. */
export async function readFrequencies(
	cluster: Cluster,
	index: string,
	queries: readonly WordQuery[],
): Promise<Frequencies> {
	const words = [...new Set(queries.flatMap(wordsIn))]
	const counted = [
		{ match_all: {} },
		...words.flatMap((word) => [{ term: { words: word } }, { prefix: { words: word } }]),
	]
	const found = await searchMany(
		cluster,
		index,
		counted.map((query) => ({ size: 0, track_total_hits: true, query })),
	)
	const [entries = 0, ...counts] = found.map(({ hits }) => hits.total?.value ?? 0)
	return {
		entries,
		words: new Map(
			words.map((word, at) => [word, { exact: counts[2 * at] ?? 0, beginning: counts[2 * at + 1] ?? 0 }]),
		),
	}
}

function wordsIn({ groups, excluded }: WordQuery) {
	return [...groups.flat(), ...excluded].flatMap(({ words }) => words)
}

/** Which entries hold a word, with the score of each: a clause for each meaning of the word. */
export function meaningsOf(
	{ entries, words }: Frequencies,
	word: string,
	{ isOpen, isFuzzy }: { isOpen: boolean; isFuzzy: boolean },
): Clause[] {
	const { exact = 0, beginning = 0 } = words.get(word) ?? {}
	const rarityOf = (count: number) => Math.log(1 + entries / count)
	const isBeginning = isOpen && word.length >= shortestBeginning
	const found: Clause[] = []
	if (exact > 0) found.push(scored((field) => ({ term: { [field]: word } }), rarityOf(exact)))
	if (isBeginning && beginning > exact) {
		const rarity = rarityOf(exact || beginning)
		found.push(scored((field) => ({ prefix: { [field]: word } }), beginningQuality * rarity))
	}
	if (found.length > 0 || !isFuzzy) return found

	// A word that is one letter away has both clauses, where two are allowed.
	const most = mostApart(word)
	return Array.from({ length: most }, (_, at) =>
		scored(
			(field) => ({
				fuzzy: {
					[field]: {
						value: word,
						fuzziness: at + 1,
						prefix_length: 1,
						transpositions: true,
						max_expansions: mostResembling,
					},
				},
			}),
			rarityOf(1) / (2 * most),
		),
	)
}

/** Scores an entry by the greatest weight of a text that holds the word. */
function scored(holds: (field: string) => Clause, worth: number): Clause {
	const constant = (field: string, weight: number) => ({
		constant_score: { filter: holds(field), boost: worth * weight },
	})
	return {
		dis_max: {
			queries: [
				constant('words', lowestWeight),
				...weights.map((weight) => constant(`weighted.${fieldOf(weight)}`, weight)),
			],
		},
	}
}
