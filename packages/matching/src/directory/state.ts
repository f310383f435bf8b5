import type { Postings } from '../index/postings.ts'
import type { Table } from '../index/table.ts'
import type { Spellings } from '../text/names/spellings.ts'
import type { Bits } from './bits.ts'
import type { ValueCounts } from './facet-counts.ts'
import type { Vocabulary } from './words/vocabulary.ts'

/** Everything a directory holds, as plain data. */
export type DirectoryState = {
	facets: readonly string[]
	vocabulary: Vocabulary
	/**
	 * In units: a record holds, for each facet, how many units its values take and the values, then the words of each text
	 * in order, each text with its end.
	 */
	table: Table<Uint16Array>
	/** By number of the word; the value is its weight. */
	byWord: Postings
	/** By facet, then by value. */
	byFacet: Postings[]
	/** By level, the rows that its readers may see. */
	visible: Bits[]
	/** The counts of what readers see, for each level but the highest. */
	countsByLevel: ValueCounts[]
	changedAt: Uint32Array
	/** The first characters of the ids as numbers that sort alike, so that few ids are compared in full. */
	idStarts: Uint32Array
	names: string[]
	/** The first characters of the names in the same form. */
	nameStarts: Uint32Array
	/** Names that are found by any of their spellings. */
	spellings?: Spellings | undefined
	/** Texts that many entries share, as the numbers of their words. */
	shared: Map<string, readonly number[]>
}
