type Page<Item> = { items: Item[]; pages: number }

/**
 * Walks through all pages of a list, one item after the other: `for await (const job of each(portal.listJobs))`. A page
 * is fetched when its first item is wanted.
 */
export async function* each<Query extends { page?: number }, Item>(
	list: (input: { query: Query }) => Promise<Page<Item>>,
	query: Omit<Query, 'page'> = {} as Query,
): AsyncGenerator<Item> {
	for (let page = 1, pages = 1; page <= pages; page++) {
		const found = await list({ query: { ...query, page } as Query })
		yield* found.items
		pages = found.pages
	}
}
