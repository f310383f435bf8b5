import type { Spellings } from '../text/names/spellings.ts'
import type { Postings } from '../index/postings.ts'
import type { Table } from '../index/table.ts'
import type { Bits } from './bits.ts'
import type { Vocabulary } from './vocabulary.ts'

/** All that a directory holds: plain data. */
export type DirectoryState = {
	facets: readonly string[]
	vocabulary: Vocabulary
	/** A record is, for each facet, how many values and the values; then the words of each text in their order. */
	table: Table
	/** By number of the word; the value is the weight. */
	byWord: Postings
	/** By facet, then by value. */
	byFacet: Postings[]
	/** By level: the rows that a reader of it may see. */
	visible: Bits[]
	changedAt: Uint32Array
	/** The beginnings of the ids as numbers in the same order, so that few ids are compared whole. */
	idStarts: Uint32Array
	names: string[]
	/** Their beginnings likewise. */
	nameStarts: Uint32Array
	/** Names that are found by any of their spellings. */
	spellings?: Spellings | undefined
	/** Texts that many entries have, by the numbers of their words. */
	shared: Map<string, readonly number[]>
}

/** Between the words of one text and those of the next. */
export const textEnd = -1
