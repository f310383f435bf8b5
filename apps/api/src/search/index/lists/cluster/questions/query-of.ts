import type { DirectoryQuery } from '@profile-search/matching/directory/types'
import type { Phrase, WordQuery } from '@profile-search/matching/directory/words/grammar'
import { termOf } from '../documents/document.ts'
import { meaningsOf, type Clause, type Frequencies } from './meanings.ts'

/** The entries that match the words, with their scores; undefined if the words ask for nothing. */
export function wordsClause({ groups, excluded }: WordQuery, frequencies: Frequencies): Clause | undefined {
	if (groups.length === 0 && excluded.length === 0) return undefined
	return {
		bool: {
			must: groups.map((phrases) => anyOf(phrases.map((phrase) => phraseClause(phrase, frequencies)))),
			must_not: excluded.map((phrase) => phraseClause({ ...phrase, isOpen: false }, frequencies)),
			filter: [{ match_all: {} }],
		},
	}
}

/** As in memory, words in quotes stand side by side in a text; parts of a word that was typed with signs need not. */
function phraseClause(phrase: Phrase, frequencies: Frequencies): Clause {
	const { words, isOpen } = phrase
	const [first = ''] = words
	if (words.length === 1) return anyOf(meaningsOf(frequencies, first, phrase))
	const each = words.map((word) =>
		anyOf(meaningsOf(frequencies, word, isOpen ? phrase : { isOpen: false, isFuzzy: false })),
	)
	if (isOpen) return { bool: { must: each } }
	return { bool: { must: each, filter: [{ match_phrase: { words: words.join(' ') } }] } }
}

function anyOf(clauses: readonly Clause[]): Clause {
	if (clauses.length === 0) return { match_none: {} }
	return { bool: { should: clauses, minimum_should_match: 1 } }
}

/** What a reader may see, without what is hidden from them. */
export function seenBy({ level, hidden }: Pick<DirectoryQuery, 'level' | 'hidden'>): Clause {
	return {
		bool: {
			filter: [{ term: { readers: String(level) } }],
			...(hidden.length > 0 && { must_not: [{ terms: { id: [...new Set(hidden)] } }] }),
		},
	}
}

/** By facet, a filter for the values that were chosen; facets without a choice are left out. */
export function choicesOf(chosen: DirectoryQuery['chosen'], facets: readonly string[]): Map<string, Clause> {
	return new Map(
		facets.flatMap((facet) => {
			const values = chosen[facet] ?? []
			return values.length > 0 ? [[facet, { terms: { [`facets.${facet}`]: values.map(termOf) } }]] : []
		}),
	)
}
