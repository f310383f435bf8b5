import { pageSize } from '@profile-search/contract/platform/basics'

/** A page of a list, as the contract carries it. */
export function pageOfList<Item>(items: Item[], total: number, page: number) {
	return { items, total, page, pages: Math.ceil(total / pageSize) }
}

/**
 * The LIKE pattern that finds these words anywhere, with the special characters of LIKE escaped; for text in
 * lower case.
 */
export function containing(query: string) {
	return `%${query.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/**
 * The LIKE pattern that finds what begins with this word, with the special characters of LIKE escaped; for
 * text in lower case.
 */
export function beginningWith(word: string) {
	return containing(word).slice(1)
}

/** The words of a search, in lower case; eight at most. */
export function termsOf(search: string) {
	return search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
}
