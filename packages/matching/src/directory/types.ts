/** `weight`, 1 to 15, is how much a word of the text counts. `isShared`: many entries have this text, so it is read once. */
export type Text = { text: string; weight: number; isShared?: boolean }

/** One entry of a directory. */
export type Entry = {
	id: string
	/** The texts that are searched. */
	texts: readonly Text[]
	/** By facet, the values of the entry, whole numbers from 0. */
	facets: Readonly<Record<string, readonly number[]>>
	/** Shown to readers of this level and above, 0 for everyone. */
	level: number
	/** When it last changed, in seconds. */
	changedAt: number
	/** The name, for the order by name. */
	name: string
}

export type Order = 'relevance' | 'newest' | 'name' | 'distance'

/**
 * Where an entry is in an order, by what it is ordered by: its name, its score for the words, or, by distance, the place
 * that makes it near.
 */
export type Position = { id: string; changedAt: number; key: string | number | null }

export type DirectoryQuery = {
	text: string
	/** By facet, the values that will do. Facets without values are ignored. */
	chosen: Readonly<Record<string, readonly number[]>>
	/** The level of the reader. */
	level: number
	/** Ids that the reader never sees, neither on a page nor in a count. */
	hidden: readonly string[]
	order: Order
	/** For the order by distance: values of a facet, nearest first. Entries with none of them come last. */
	nearest?: { facet: string; values: readonly number[] }
	/** Only entries that come after this position in the order. It is one of the same order and words. */
	after?: Position | undefined
	offset: number
	limit: number
	/** Facets whose values are counted. */
	counted: readonly string[]
}

/** How many entries would be found by choosing a value, given the choices in the other facets. */
export type FacetCount = { value: number; count: number }

export type Found = {
	ids: string[]
	/** The position of the last of them, if others come after it. */
	next: Position | null
	total: number
	/** By facet, the most frequent first. */
	counts: Record<string, FacetCount[]>
	/** Whether the counts were estimated from a part of very many entries. */
	isRounded: boolean
}

/** One of many searches that are matched against a few entries. */
export type Question = Pick<DirectoryQuery, 'text' | 'chosen' | 'level'>

/** An entry to match; `changedAt` is how new it must be in the list, in seconds. */
export type NewEntry = { id: string; changedAt: number }

export type Fitting = {
	/** By the position of the question; those that fit nothing are left out. */
	found: { question: number; ids: string[] }[]
	/** Entries that the list does not hold yet, or not as they are now. */
	unknown: string[]
}
