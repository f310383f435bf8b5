/** The parameters of the address that narrow or sort a ranking. */
export const filterNames = [
	'place',
	'least',
	'payAtLeast',
	'workMode',
	'tag',
	'only',
	'since',
	'order',
] as const

export function countFilters(search: URLSearchParams) {
	return filterNames.filter((name) => search.get(name)).length
}
