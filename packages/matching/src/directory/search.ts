import { rowOf } from '../ids/ids.ts'
import { rowIn } from '../index/postings.ts'
import { clearBit, countBits, createBits, hasBit, keepBits, setBit, type Bits } from './bits.ts'
import { countAmong, countVisible } from './facet-counts.ts'
import { pageOf } from './order/page-of.ts'
import type { DirectoryState } from './state.ts'
import type { DirectoryQuery, FacetCount, Found } from './types.ts'
import { findWords } from './words/find-words.ts'

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
	return { ...pageOf(state, query, result, words), total, counts, isRounded }
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
