import type { DirectoryQuery, Position } from '@profile-search/matching/directory/types'
import { termOf } from '../documents/document.ts'

type Sort = Record<string, unknown>

/** What an entry is sorted by, as the cluster returns it and takes it. */
export type SortValues = (string | number | null)[]

/** The place of the nearest value among the given ones, and their number for an entry with none of them. */
const rankOfNearest = `int nearest = params.none;
	for (value in doc[params.field]) {
		def rank = params.ranks.get(value);
		if (rank != null && rank < nearest) { nearest = rank; }
	}
	return nearest;`

const ties: Sort[] = [{ changedAt: 'desc' }, { id: 'asc' }]

/** The order of a list. Ties are ordered by latest change, then by id. */
export function sortOf({ order, nearest }: DirectoryQuery, hasWords: boolean): Sort[] {
	if (order === 'name') return [{ name: 'asc' }, ...ties]
	if (order === 'relevance' && hasWords) return [{ _score: 'desc' }, ...ties]
	if (order !== 'distance' || !nearest) return ties
	const { facet, values } = nearest
	const ranks = Object.fromEntries(values.map((value, rank) => [termOf(value), rank]).toReversed())
	const params = { field: `facets.${facet}`, ranks, none: values.length }
	const script = { lang: 'painless', source: rankOfNearest, params }
	return [{ _script: { type: 'number', order: 'asc', script } }, ...ties]
}

/** What comes after a position; `score` is the one that its entry has now. */
export function afterOf(
	{ order, nearest }: DirectoryQuery,
	{ id, changedAt, key }: Position,
	hasWords: boolean,
	score: number | undefined,
): SortValues {
	const tie = [Number.isFinite(changedAt) ? changedAt : 0, id]
	if (order === 'name') return [String(key), ...tie]
	if (order === 'relevance' && hasWords) return [score ?? (Number(key) || 0), ...tie]
	if (order !== 'distance' || !nearest) return tie
	return [key === null ? nearest.values.length : nearest.values.indexOf(Number(key)), ...tie]
}

/** The position of an entry, of what it is sorted by. */
export function positionOf({ order, nearest }: DirectoryQuery, sort: SortValues): Position {
	const [changedAt, id] = sort.slice(-2)
	const [first = null] = sort
	const key = order === 'distance' && nearest ? (nearest.values[Number(first)] ?? null) : first
	return { id: String(id), changedAt: Number(changedAt), key }
}
