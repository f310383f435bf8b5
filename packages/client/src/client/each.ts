type ListQuery = { page?: number; cursor?: string }
type Page<Item> = { items: Item[]; pages?: number; nextCursor?: string | null }

/**
 * Walks through all pages of a list, one item after the other: `for await (const job of each(portal.listJobs))`. A page
 * is fetched when its first item is wanted, by the cursor of the page before it. So no item is missed or comes twice when
 * others come or go meanwhile; where a list has no cursors, pages are fetched by their numbers.
 */
export async function* each<Query extends ListQuery, Item, Params = unknown>(
	list: (input: { query: Query; params: Params }) => Promise<Page<Item>>,
	...[query, params]: unknown extends Params
		? [query?: Omit<Query, keyof ListQuery>]
		: [query: Omit<Query, keyof ListQuery>, params: Params]
): AsyncGenerator<Item> {
	let next: ListQuery | undefined = {}
	for (let page = 1; next; page++) {
		const found: Page<Item> = await list({ query: { ...query, ...next } as Query, params: params as Params })
		yield* found.items
		next = nextOf(found, page)
	}
}

function nextOf({ nextCursor, pages = 0 }: Page<unknown>, page: number): ListQuery | undefined {
	if (nextCursor !== undefined) return nextCursor === null ? undefined : { cursor: nextCursor }
	return page < pages ? { page: page + 1 } : undefined
}
