import { pageSize } from '@profile-search/contract/basics'
import type { ListOrder } from '@profile-search/contract/lists'
import type { Db } from '@profile-search/db/client'
import type { DirectoryQuery } from '@profile-search/matching/directory/types'
import { choicesOf, listPlacesWithin } from '../reference/facet-labels.ts'
import type { ListName, Matcher } from './matcher.ts'

/** What a list is asked for, as the contract carries it: the values chosen in each facet beside the rest. */
export type ListFilter<FacetName extends string> = {
	words: string
	order: ListOrder
	km: number
	page: number
} & Record<FacetName, number[]>

/** One page of a list in memory: the ids on it, and all that goes with a faceted list but the rows. */
export async function searchList<FacetName extends string>(
	db: Db,
	matcher: Matcher,
	list: ListName,
	facets: readonly FacetName[],
	filter: ListFilter<FacetName>,
	level: number,
) {
	const query = await queryOf(db, facets, filter, level)
	const found = await matcher.search(list, query)
	return {
		ids: found.ids,
		total: found.total,
		page: filter.page,
		pages: Math.ceil(found.total / pageSize),
		isRounded: found.isRounded,
		facets: await Promise.all(
			facets.map(async (name) => ({
				name,
				choices: await choicesOf(db, name, found.counts[name] ?? [], filter[name]),
			})),
		),
		relax: found.total === 0 ? await relaxed(matcher, list, query) : [],
	}
}

/** The rows in the order of their ids; those that the database does not show are left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]) {
	const byId = new Map(rows.map((row) => [row.id, row]))
	return ids.flatMap((id) => byId.get(id) ?? [])
}

async function queryOf<FacetName extends string>(
	db: Db,
	facets: readonly FacetName[],
	filter: ListFilter<FacetName>,
	level: number,
): Promise<DirectoryQuery> {
	const { words, order, km, page } = filter
	const chosen: Record<string, number[]> = Object.fromEntries(facets.map((facet) => [facet, filter[facet]]))
	if (km > 0 && chosen['place']) chosen['place'] = await listPlacesWithin(db, chosen['place'], km)
	return {
		words,
		chosen,
		level,
		order,
		offset: (page - 1) * pageSize,
		limit: pageSize,
		counted: facets,
	}
}

/** What to leave out so that something is found, the most promising first. */
async function relaxed(matcher: Matcher, list: ListName, query: DirectoryQuery) {
	const without = [
		...(query.words ? [{ what: 'words', less: { ...query, words: '' } }] : []),
		...Object.entries(query.chosen)
			.filter(([, values]) => values.length > 0)
			.map(([what]) => ({ what, less: { ...query, chosen: { ...query.chosen, [what]: [] } } })),
	]
	const totals = await Promise.all(
		without.map(async ({ what, less }) => {
			const { total } = await matcher.search(list, { ...less, counted: [], offset: 0, limit: 1 })
			return { what, total }
		}),
	)
	return totals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
}
