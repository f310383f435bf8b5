import { type SearchedList, listAlerts } from '@profile-search/contract/matching/alerts'
import { send } from '#api.ts'
import { useVisitor } from '#session/use-visitor.ts'

/** The saved searches of a list, asked for where one begins to search; undefined for visitors, who have none. */
export function useSavedSearches(list: SearchedList) {
	const visitor = useVisitor()
	if (!visitor) return undefined
	return async () => {
		const { details } = await send(listAlerts)
		return (details ?? [])
			.filter(({ kind }) => kind === list)
			.map(({ id, name, criteria }) => ({ id, name, address: criteriaAddress(criteria) }))
	}
}

/** The criteria of a saved search as the query of its list, which expects a facet to be repeated for each value. */
export function criteriaAddress(criteria: string) {
	const search = new URLSearchParams()
	for (const [name, value] of new URLSearchParams(criteria))
		for (const each of name === 'query' ? [value] : value.split(',')) search.append(name, each)
	return search.toString()
}
