import { PageQuery } from '@profile-search/contract/platform/basics'
import { expect, test } from 'vitest'
import { pageIn } from './page-number.ts'

test.each([
	['', 1],
	['page=3', 3],
	['page=10000', 10_000],
	['page=10001', 1],
	['page=', 1],
	['page=0', 1],
	['page=-1', 1],
	['page=1.5', 1],
	['page=abc', 1],
])('an address with "%s" asks for page %i', (search, page) => {
	expect(pageIn(new URLSearchParams(search))).toBe(page)
	expect(PageQuery.parse({ page })).toEqual({ page })
})
