import { z } from 'zod'
import { PageQuery, pageOf } from '../platform/basics.ts'
import type { Endpoint } from './endpoint.ts'

/** Longer than any cursor: most of it is the name or title of the last row. */
const longestCursor = 1500

const Cursor = z
	.string()
	.max(longestCursor, 'problems.cursor')
	.regex(/^[\w-]+$/, 'problems.cursor')
	.optional()
	.describe(
		'the `nextCursor` of the page before, with the same filters and order; then `page` is not read. From cursor to cursor, each row that stays where it is in the order comes once, whatever else comes or goes.',
	)

/** Where to go on reading a list. */
export const cursorQuery = { cursor: Cursor }

/** What answers have that can be read on from. */
export const cursorDetails = {
	nextCursor: z.string().nullable().describe('for the next page; null on the last one'),
}

/** The page of a list to return: by number, or after a cursor. */
export const CursorPageQuery = PageQuery.extend(cursorQuery)

/** One page of a list that can be read from cursor to cursor. */
export function cursorPageOf<Item extends z.ZodType>(item: Item) {
	return pageOf(item).extend(cursorDetails)
}

/** Whether an endpoint answers a list that is read from cursor to cursor. */
export function hasCursor({ query }: Endpoint) {
	return query instanceof z.ZodObject && 'cursor' in query.shape
}
