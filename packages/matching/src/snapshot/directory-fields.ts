import type { DirectoryState } from '../directory/state.ts'
import { postings, tablesOfUnits, vocabularies } from './rows.ts'
import { piecesOf, type Codecs, type Piece } from './sections.ts'
import { each, listsByText, strings, unsigned } from './values.ts'

/** The codec of each field of a directory. Its facets come from the caller; the counts follow from the rest. */
export const directoryFields: Codecs<Omit<DirectoryState, 'facets' | 'countsByLevel'>> = {
	vocabulary: vocabularies,
	table: tablesOfUnits,
	byWord: postings,
	byFacet: each(postings),
	visible: each(unsigned),
	changedAt: unsigned,
	idStarts: unsigned,
	names: strings,
	nameStarts: unsigned,
	shared: listsByText,
}

/** The contents of a directory. It must not change until the last piece is taken. */
export function piecesOfDirectory(state: DirectoryState): Iterable<Piece> {
	const { vocabulary, byWord } = state
	// Words that only removed entries had written are left out. Their numbers stay taken.
	const words = vocabulary.words.map((word, number) => (byWord.has(number) ? word : ''))
	return piecesOf(directoryFields, { ...state, vocabulary: { ...vocabulary, words } })
}
