import { compareIds, idAt, rowOf } from '../ids/ids.ts'
import { rowIn } from '../index/postings.ts'
import { clearBit, countBits, createBits, eachBitDown, hasBit, keepBits, setBit, type Bits } from './bits.ts'
import { countAmong, countVisible } from './facet-counts.ts'
import { nearnessOf } from './nearest.ts'
import type { DirectoryState } from './state.ts'
import type { DirectoryQuery, FacetCount, Found } from './types.ts'
import { findWords, type WordsFound } from './words/find-words.ts'

/** Above this many rows, counts are estimated from a sample. */
const mostCounted = 10_000

/** Choices are joined by OR inside a facet and by AND across facets. The counts of a facet ignore its own choice. */
export function searchDirectory(state: DirectoryState, query: DirectoryQuery): Found {
	const words = findWords(state, query.text)
	const seen = (state.visible[query.level] ?? createBits(0)).slice()
	const hidden = hiddenRows(state, query, seen)
	for (const row of hidden) clearBit(seen, row)
	const all = countBits(seen)
	if (words) keepBits(seen, words.rows)

	const chosen = state.facets.map((facet, at) => rowsWith(state, at, query.chosen[facet] ?? []))
	const result = narrowed(seen, chosen)
	const total = countBits(result)
	const counts: Record<string, FacetCount[]> = {}
	let isRounded = false
	for (const { facets, rows } of sameRows(state, query, seen, chosen, result)) {
		const size = countBits(rows)
		const isAll = size === all
		const step = isAll ? 1 : Math.max(1, Math.ceil(size / mostCounted))
		isRounded ||= step > 1
		const found = isAll
			? facets.map((facet) => countVisible(state, facet, query.level, hidden))
			: countAmong(state, facets, rows, step)
		for (const [at, facet] of facets.entries()) counts[state.facets[facet] ?? ''] = found[at] ?? []
	}
	return { ids: pageOf(state, query, result, words), total, counts, isRounded }
}

/** The rows among these that the reader never sees. */
function hiddenRows({ table }: DirectoryState, { hidden }: DirectoryQuery, rows: Bits): number[] {
	return [...new Set(hidden)]
		.map((id) => rowOf(table.ids, id))
		.filter((row) => row !== undefined)
		.filter((row) => hasBit(rows, row))
}

/** Undefined if nothing is chosen. */
function rowsWith(state: DirectoryState, facet: number, values: readonly number[]): Bits | undefined {
	if (values.length === 0) return undefined
	const rows = createBits(state.changedAt.length)
	for (const value of values) {
		for (const { entries, size } of state.byFacet[facet]?.get(value)?.blocks ?? [])
			for (let at = 0; at < size; at++) setBit(rows, rowIn(entries[at] ?? 0))
	}
	return rows
}

function narrowed(seen: Bits, chosen: readonly (Bits | undefined)[], without = -1): Bits {
	const rows = seen.slice()
	for (const [facet, bits] of chosen.entries()) if (bits && facet !== without) keepBits(rows, bits)
	return rows
}

/** The facets to be counted, grouped by the rows that they count. */
function sameRows(
	state: DirectoryState,
	{ counted }: DirectoryQuery,
	seen: Bits,
	chosen: readonly (Bits | undefined)[],
	result: Bits,
): { facets: number[]; rows: Bits }[] {
	const wanted = counted.map((facet) => state.facets.indexOf(facet)).filter((facet) => facet >= 0)
	const open = wanted.filter((facet) => !chosen[facet])
	return [
		...(open.length > 0 ? [{ facets: open, rows: result }] : []),
		...wanted
			.filter((facet) => chosen[facet])
			.map((facet) => ({ facets: [facet], rows: narrowed(seen, chosen, facet) })),
	]
}

type Keyed = { row: number; key: number }

/** The ids of one page in the order asked for. Ties are ordered by latest change, then by id. */
function pageOf(
	state: DirectoryState,
	query: DirectoryQuery,
	rows: Bits,
	words: WordsFound | undefined,
): string[] {
	const { order, offset, limit } = query
	const wanted = offset + limit
	const keys = keysOf(state, query, rows, words)
	const before = (a: Keyed, b: Keyed) => {
		if (order === 'name') {
			const starts = (state.nameStarts[a.row] ?? 0) - (state.nameStarts[b.row] ?? 0)
			if (starts !== 0) return starts
			const [one, other] = [state.names[a.row] ?? '', state.names[b.row] ?? '']
			if (one !== other) return one < other ? -1 : 1
		} else if (a.key !== b.key) return b.key - a.key
		const changed = (state.changedAt[b.row] ?? 0) - (state.changedAt[a.row] ?? 0)
		return changed || compareIds(state.table.ids, a.row, b.row)
	}

	// A buffer of twice the wanted size, cut back whenever it is full.
	let kept: Keyed[] = []
	let worst: Keyed | undefined
	let floor = { key: -1, changed: 0, id: 0 }
	let lastName = order === 'name' ? 2 ** 32 : -1
	// Ids and row numbers rise with time. From the last row down, the newest come first, and the rest is rejected
	// early.
	eachBitDown(rows, (row) => {
		if (lastName >= 0 && (state.nameStarts[row] ?? 0) > lastName) return
		const key = keys[row] ?? 0
		// Most rows end here, before an object is made or a string is compared.
		if (key < floor.key) return
		if (key === floor.key) {
			const changed = state.changedAt[row] ?? 0
			if (changed < floor.changed) return
			if (changed === floor.changed && (state.idStarts[row] ?? 0) > floor.id) return
		}
		const keyed = { row, key }
		if (worst && before(keyed, worst) >= 0) return
		kept.push(keyed)
		if (kept.length < wanted * 2) return
		kept = kept.toSorted(before).slice(0, wanted)
		worst = kept.at(-1)
		if (!worst) return
		if (order === 'name') lastName = state.nameStarts[worst.row] ?? 0
		else floor = floorOf(state, worst)
	})
	return kept
		.toSorted(before)
		.slice(offset, wanted)
		.map(({ row }) => idAt(state.table.ids, row) ?? '')
}

/** By row, the value that the page is ordered by, greatest first. Not used for the order by name. */
function keysOf(
	state: DirectoryState,
	{ order, offset, limit, nearest }: DirectoryQuery,
	rows: Bits,
	words: WordsFound | undefined,
) {
	if (order === 'relevance' && words) return words.scores
	return order === 'distance' ? nearnessOf(state, nearest, rows, offset + limit) : state.changedAt
}

/** What a row must reach to come before the last one that is kept. */
function floorOf({ changedAt, idStarts }: DirectoryState, { row, key }: Keyed) {
	return { key, changed: changedAt[row] ?? 0, id: idStarts[row] ?? 0 }
}
