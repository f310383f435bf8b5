import { pageSize } from '@profile-search/contract/platform/basics'
import { Column, sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** Where a row is in the order of its list: what it is ordered by. */
export type Position = readonly (string | number | null)[]

/** Which page of a list is asked for: the one after a position, or else the one with this number. */
export type PageAsked = { page: number; after?: Position | undefined }

/** What is found for a page, with the position that the next page comes after; null on the last one. */
export type PageWithNext = { next: Position | null }

/** The rows of a page and one more, which tells whether another page follows. */
export function rowsOfPage({ page, after }: PageAsked) {
	return { limit: pageSize + 1, offset: after ? 0 : (page - 1) * pageSize }
}

/** A page of rows that were read with their positions, by `rowsOfPage`. */
export function pageWithNext<Row extends { position: Position }>(rows: Row[], total: number, page: number) {
	return { ...pageOfList(rows.slice(0, pageSize), total, page), next: nextAfter(rows, pageSize) }
}

/** The position of the last row of a page, if there are more rows. */
export function nextAfter(rows: readonly { position: Position }[], size: number) {
	return rows.length > size ? (rows[size - 1]?.position ?? null) : null
}

/** What rows are ordered by: a column, or an expression with its type. None of them is ever null. */
type Key = AnyColumn | { value: SQL; type: 'boolean' | 'timestamptz' | 'int' }

/**
 * An order in which a list is read from row to row: a page begins after the position of the last row of the page before it,
 * whatever has come or gone meanwhile, and an index with these keys leads there. The last key tells all rows apart.
 */
export function keyset(direction: 'asc' | 'desc', ...keys: [...Key[], AnyColumn]) {
	const values = keys.map((key) => (key instanceof Column ? sql`${key}` : key.value))
	const types = keys.map((key) => sql.raw(key instanceof Column ? key.getSQLType() : key.type))
	const sign = sql.raw(direction === 'asc' ? '>' : '<')
	const way = sql.raw(direction)
	return {
		/** The position of a row, to be selected with it. As text, moments keep their microseconds. */
		position: sql<string[]>`array[${sql.join(
			values.map((value) => sql`(${value})::text`),
			sql`, `,
		)}]`,
		orderBy: values.map((value) => sql`${value} ${way}`),
		/** The rows after a position; all without one. */
		after(position: Position | undefined) {
			if (!position) return undefined
			const bounds = types.map((type, at) => sql`${position[at]}::${type}`)
			return sql`(${sql.join(values, sql`, `)}) ${sign} (${sql.join(bounds, sql`, `)})`
		},
	}
}

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
