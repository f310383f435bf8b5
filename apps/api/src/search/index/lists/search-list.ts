import type { ListOrder } from '@profile-search/contract/http/lists'
import { pageSize } from '@profile-search/contract/platform/basics'
import type { Db } from '@profile-search/db/client'
import type { DirectoryQuery } from '@profile-search/matching/directory/types'
import type { ListName, Matcher } from '#platform/context/matcher.ts'
import type { Position } from '#platform/lists.ts'
import { listPlacesByDistance, listPlacesWithin } from '#platform/reference/near-places.ts'
import { namedFacets } from '../facets/facet-labels.ts'

/** The filter of a list, as in the contract: the values chosen in each facet, and the rest. */
export type ListFilter<FacetName extends string> = {
	query: string
	order: ListOrder
	km: number
	page: number
	/** The position that the page comes after, in place of its number. */
	after?: Position | undefined
} & Record<FacetName, number[]>

/**
 * The reader of a list: the queue they wait in, the level of what they are shown, ids they never see, and their own
 * place.
 */
export type Reader = { clientKey: string; level: number; hidden: readonly string[]; placeId: number | null }

/**
 * One page of a list. The list in memory finds, counts and sorts; `listCards` reads the cards of those that it finds
 * and that the reader may see.
 */
export async function searchList<FacetName extends string, Card extends { id: string }>(
	db: Db,
	matcher: Matcher,
	list: ListName,
	facets: readonly FacetName[],
	filter: ListFilter<FacetName>,
	reader: Reader,
	listCards: (ids: string[]) => Promise<Card[]>,
) {
	const query = await queryOf(db, facets, filter, reader)
	const found = await matcher.search(reader.clientKey, list, query)
	const [cards, named, relax] = await Promise.all([
		listCards(found.ids),
		namedFacets(
			db,
			facets.map((name) => ({ name, counts: found.counts[name] ?? [], chosen: filter[name] })),
		),
		found.total === 0 ? relaxed(matcher, reader.clientKey, list, query) : [],
	])
	return {
		items: inOrder(found.ids, cards),
		total: found.total,
		page: filter.page,
		pages: Math.ceil(found.total / pageSize),
		next: found.next && [found.next.key, found.next.changedAt, found.next.id],
		isRounded: found.isRounded,
		hasDistance: originsOf(filter, reader).length > 0,
		facets: named,
		relax,
		/** Not sent: whether the page may be kept. */
		isCurrent: found.isCurrent,
	}
}

/** The rows in the order of `ids`; rows that the database does not show are left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]) {
	const byId = new Map(rows.map((row) => [row.id, row]))
	return ids.flatMap((id) => byId.get(id) ?? [])
}

async function queryOf<FacetName extends string>(
	db: Db,
	facets: readonly FacetName[],
	filter: ListFilter<FacetName>,
	reader: Reader,
): Promise<DirectoryQuery> {
	const { query: text, order, km, page, after } = filter
	const chosen: Record<string, number[]> = Object.fromEntries(facets.map((facet) => [facet, filter[facet]]))
	const origins = order === 'distance' ? originsOf(filter, reader) : []
	if (km > 0 && chosen['place']) chosen['place'] = await listPlacesWithin(db, chosen['place'], km)
	return {
		text,
		chosen,
		level: reader.level,
		hidden: reader.hidden,
		// Without a place to count from, an order by distance has no meaning.
		order: order === 'distance' && origins.length === 0 ? 'relevance' : order,
		nearest: { facet: 'place', values: await listPlacesByDistance(db, origins) },
		after: after && entryAt(after),
		offset: after ? 0 : (page - 1) * pageSize,
		limit: pageSize,
		counted: facets,
	}
}

/** The position of an entry, of what its cursor says. */
function entryAt([key = null, changedAt, id]: Position) {
	return { key, changedAt: Number(changedAt), id: String(id) }
}

/** The places that distances are measured from: the chosen ones, or else the reader's own. */
function originsOf(filter: { order: ListOrder; place?: number[] }, { placeId }: Reader) {
	if (filter.place?.length) return filter.place
	return placeId === null ? [] : [placeId]
}

/** The filters whose removal would give results, the most promising first. */
async function relaxed(matcher: Matcher, clientKey: string, list: ListName, query: DirectoryQuery) {
	const without = [
		...(query.text ? [{ what: 'query', less: { ...query, text: '' } }] : []),
		...Object.entries(query.chosen)
			.filter(([, values]) => values.length > 0)
			.map(([what]) => ({ what, less: { ...query, chosen: { ...query.chosen, [what]: [] } } })),
	]
	const totals = await Promise.all(
		without.map(async ({ what, less }) => {
			const { total } = await matcher.search(clientKey, list, { ...less, counted: [], offset: 0, limit: 1 })
			return { what, total }
		}),
	)
	return totals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
}
