import type { DirectoryState } from '../directory/state.ts'
import { piecesOf, type Codecs, type Piece } from './sections.ts'
import { postings, tables, vocabularies } from './rows.ts'
import { each, listsByText, strings, unsigned } from './values.ts'

/** How each field of a directory is kept in a snapshot; its facets are given by whoever makes it. */
export const directoryFields: Codecs<Omit<DirectoryState, 'facets'>> = {
	vocabulary: vocabularies,
	table: tables,
	byWord: postings,
	byFacet: each(postings),
	visible: each(unsigned),
	changedAt: unsigned,
	idStarts: unsigned,
	names: strings,
	nameStarts: unsigned,
	shared: listsByText,
}

/** All that a directory has to keep. It must not change until the last piece is taken. */
export function piecesOfDirectory(state: DirectoryState): Iterable<Piece> {
	const { vocabulary, byWord } = state
	// What only entries that have left had written is not kept; the number stays taken.
	const words = vocabulary.words.map((word, number) => (byWord.has(number) ? word : ''))
	return piecesOf(directoryFields, { ...state, vocabulary: { ...vocabulary, words } })
}
