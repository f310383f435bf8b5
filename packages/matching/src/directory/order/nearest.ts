import { rowIn } from '../../index/postings.ts'
import { hasBit, type Bits } from '../bits.ts'
import type { DirectoryState } from '../state.ts'
import type { DirectoryQuery } from '../types.ts'

/**
 * How near each row is, for the order by distance: the nearer, the greater; 0 for rows with none of the values. It
 * stops as soon as a page is full, so that distant rows are never read. Rows as near as the position that the page comes
 * after, or nearer, do not fill it.
 */
export function nearnessOf(
	state: DirectoryState,
	{ nearest, after }: DirectoryQuery,
	rows: Bits,
	wanted: number,
): Float32Array {
	const nearness = new Float32Array(state.changedAt.length)
	const { facet = '', values = [] } = nearest ?? {}
	const postings = state.byFacet[state.facets.indexOf(facet)]
	const passed = !after ? -1 : after.key === null ? values.length : values.indexOf(Number(after.key))
	let left = wanted
	for (const [at, value] of values.entries()) {
		if (left <= 0) break
		for (const { entries, size } of postings?.get(value)?.blocks ?? [])
			for (let position = 0; position < size; position++) {
				const row = rowIn(entries[position] ?? 0)
				// An entry in several places counts as in the nearest of them.
				if (!hasBit(rows, row) || (nearness[row] ?? 0) > 0) continue
				nearness[row] = values.length - at
				if (at > passed) left -= 1
			}
	}
	return nearness
}
