/** `weight` 1 to 15 says how much a word of it counts; `isShared`: many entries have this very text, so it is read once. */
export type Text = { text: string; weight: number; isShared?: boolean }

/** Something a directory lists. */
export type Entry = {
	id: string
	/** Texts it is found by. */
	texts: readonly Text[]
	/** By facet: the values it has, whole numbers from 0. */
	facets: Readonly<Record<string, readonly number[]>>
	/** Shown to readers of this level and above, 0 for everyone. */
	level: number
	/** When it last changed, in seconds. */
	changedAt: number
	/** Its name, by which a list can be ordered. */
	name: string
}

export type Order = 'relevance' | 'newest' | 'name' | 'distance'

export type DirectoryQuery = {
	words: string
	/** By facet: any of these values; facets without values are left out. */
	chosen: Readonly<Record<string, readonly number[]>>
	/** Of the reader. */
	level: number
	/** Ids that this reader never sees: neither on a page nor in a count. */
	hidden: readonly string[]
	order: Order
	/** For the order by distance: values of a facet, the nearest first. What has none of them comes last. */
	nearest?: { facet: string; values: readonly number[] }
	offset: number
	limit: number
	/** Facets whose values are counted. */
	counted: readonly string[]
}

/** How many entries have a value, if one chose it besides what is chosen in the other facets. */
export type FacetCount = { value: number; count: number }

export type Found = {
	ids: string[]
	total: number
	/** By facet, the most frequent first. */
	counts: Record<string, FacetCount[]>
	/** Whether the counts were estimated from a part of very many entries. */
	isRounded: boolean
}

/** One of many searches that are held against a few entries. */
export type Question = Pick<DirectoryQuery, 'words' | 'chosen' | 'level'>

/** An entry that is looked at; `changedAt`: how new it must be in the list, in seconds. */
export type NewEntry = { id: string; changedAt: number }

export type Fitting = {
	/** By the position of the question; those that fit nothing are left out. */
	found: { question: number; ids: string[] }[]
	/** Entries that the list does not hold yet, or not as they are now. */
	unknown: string[]
}
