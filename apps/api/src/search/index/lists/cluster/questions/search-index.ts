import type { DirectoryQuery, FacetCount, Found } from '@profile-search/matching/directory/types'
import { readQuery } from '@profile-search/matching/directory/words/grammar'
import type { Spellings } from '@profile-search/matching/text/names/spellings'
import type { Cluster } from '../cluster.ts'
import { mostPassed } from '../documents/mapping.ts'
import { readFrequencies, type Clause } from './meanings.ts'
import { afterOf, positionOf, sortOf, type SortValues } from './order-of.ts'
import { choicesOf, seenBy, wordsClause } from './query-of.ts'

type Hit = { _id: string; _score: number | null; sort: SortValues }
type Counted = {
	values: { buckets: { key: string; doc_count: number }[]; doc_count_error_upper_bound: number }
}
type Answer = {
	hits: { total: { value: number }; hits: Hit[] }
	aggregations?: Record<string, Counted>
}

// As in memory.
const mostValues = 30
/** Values that each part of an index names: counts are exact as long as a facet has no more. */
const valuesOfShard = 3000

/** Searches an index as a directory in memory is searched, with these facets. */
export async function searchIndex(
	cluster: Cluster,
	index: string,
	facets: readonly string[],
	spellings: Spellings,
	query: DirectoryQuery,
): Promise<Found> {
	const read = readQuery(query.text, spellings)
	const words =
		query.text.trim() === '' ? undefined : wordsClause(read, await readFrequencies(cluster, index, [read]))
	const hasWords = words !== undefined
	const choices = choicesOf(query.chosen, facets)
	const seen = { bool: { filter: [seenBy(query)], ...(words && { must: [words] }) } }
	const { after, offset, limit } = query
	// Without a position, what is further away than this is not read; with one, nothing is.
	const from = Math.min(offset, mostPassed - limit - 1)
	const passed = after ? offset : offset - from
	const answer = await ask(cluster, index, {
		query: seen,
		post_filter: { bool: { filter: [...choices.values()] } },
		from: after ? 0 : from,
		// One more than the page holds tells whether another follows.
		size: after ? offset + limit + 1 : limit + 1,
		track_total_hits: false,
		sort: sortOf(query, hasWords),
		...(after && {
			search_after: afterOf(query, after, hasWords, await scoreNow(cluster, index, query, seen, words)),
		}),
		aggs: countsOf(query.counted, facets, choices),
	})
	const found = answer.hits.hits.slice(passed)
	const page = found.slice(0, limit)
	const last = page.at(-1)
	const { all, ...counted } = answer.aggregations ?? {}
	return {
		ids: page.map(({ _id }) => _id),
		next: last && found.length > limit ? positionOf(query, last.sort) : null,
		total: (all as unknown as { doc_count: number }).doc_count,
		counts: Object.fromEntries(
			Object.entries(counted).map(([facet, { values }]) => [facet, values.buckets.map(countOf)]),
		),
		isRounded: Object.values(counted).some(({ values }) => values.doc_count_error_upper_bound > 0),
	}
}

function countOf({ key, doc_count }: { key: string; doc_count: number }): FacetCount {
	return { value: Number(key), count: doc_count }
}

/** Counts the values of each facet among what fits the choices in the others, and all that fits every choice. */
function countsOf(
	counted: readonly string[],
	facets: readonly string[],
	choices: ReadonlyMap<string, Clause>,
) {
	const without = (facet?: string) => ({
		bool: {
			filter: [{ match_all: {} }, ...[...choices].flatMap(([of, each]) => (of === facet ? [] : [each]))],
		},
	})
	const known = counted.filter((facet) => facets.includes(facet))
	return {
		all: { filter: without() },
		...Object.fromEntries(
			known.map((facet) => [
				facet,
				{
					filter: without(facet),
					aggs: {
						values: {
							terms: {
								field: `facets.${facet}`,
								size: mostValues,
								shard_size: valuesOfShard,
								order: [{ _count: 'desc' }, { _key: 'asc' }],
							},
						},
					},
				},
			]),
		),
	}
}

/**
 * The score of the entry at the position that a page comes after: each change of the list shifts all scores a little. Undefined if
 * the entry has changed or is not found any more.
 */
async function scoreNow(
	cluster: Cluster,
	index: string,
	{ order, after }: DirectoryQuery,
	seen: Clause,
	words: Clause | undefined,
) {
	if (!after || !words || order !== 'relevance' || !Number.isFinite(after.changedAt)) return undefined
	const itself = [{ term: { id: after.id } }, { term: { changedAt: after.changedAt } }]
	const { hits } = await ask(cluster, index, {
		query: { bool: { must: [seen], filter: itself } },
		size: 1,
		track_total_hits: false,
	})
	return hits.hits[0]?._score ?? undefined
}

/** Part of an answer is none: counts would be too low. */
function ask(cluster: Cluster, index: string, body: object) {
	return cluster.ask<Answer>({
		method: 'POST',
		path: `/${index}/_search`,
		query: { allow_partial_search_results: false },
		body: { _source: false, ...body },
	})
}
