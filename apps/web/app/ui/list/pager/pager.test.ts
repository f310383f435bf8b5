import { expect, test } from 'vitest'
import { linkedPages } from './pager.tsx'

test.each([
	[1, 3, [1, 2, 3]],
	[1, 20, [1, 2, 3, 4, 5, 6, 7]],
	[10, 20, [7, 8, 9, 10, 11, 12, 13]],
	[20, 20, [14, 15, 16, 17, 18, 19, 20]],
])('page %i of %i links to %o', (page, pages, links) => {
	expect(linkedPages(page, pages)).toEqual(links)
})
