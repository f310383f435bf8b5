/** As many pages of a list can be asked for. */
const mostPages = 10_000

/** The page that an address asks for; the first one where it asks for none that there can be. */
export function pageIn(search: URLSearchParams) {
	const page = Number(search.get('page') ?? 1)
	return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}
