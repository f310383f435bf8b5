import { lineUp, visitInOrder, type Queue } from './queue.ts'
import type { Table } from './table.ts'
import { best, canEnter, createTop, enter, threshold } from './top.ts'
import type { Ranked } from './types.ts'

/** `exclude` and `only` are ids; both may be given. */
export type Search = { limit: number; exclude?: ReadonlySet<string>; only?: ReadonlySet<string> }

/** Rows by their positions, with what is known of their totals beforehand. Totals are in whole tenths. */
export type Group = {
	size: number
	rowAt: (position: number) => number
	/** No row of the group has a higher total. */
	atMost: number
	/** By position at least the total, negative when the row is none of the group; below `least` any number below. */
	tellHighest: (into: Int16Array, least: number) => void
}

/** The total of a row; where it is below `least`, it may be any number below. */
export type Rate = (row: number, least: number) => number

/** Group by group the most promising rows first, until no other can enter: none is left out that could. */
export function rank(
	table: Table,
	queue: Queue,
	search: Search,
	groups: readonly Group[],
	rate: Rate,
): Ranked[] {
	if (!(search.limit > 0)) return []

	const top = createTop(search.limit)
	const isAsked = filterOf(table, search)
	for (const { size, rowAt, atMost, tellHighest } of groups) {
		if (size === 0 || atMost < threshold(top)) continue

		const least = threshold(top)
		lineUp(queue, size, (into) => tellHighest(into, least))
		visitInOrder(
			queue,
			() => threshold(top),
			(position) => {
				const row = rowAt(position)
				if (!isAsked(row)) return

				const total = rate(row, threshold(top))
				if (total < threshold(top)) return

				const entry = { id: table.idOf[row] ?? '', total }
				if (canEnter(top, entry)) enter(top, entry)
			},
		)
	}
	return best(top).map(({ id, total }) => ({ id, total: total / 10 }))
}

/** Whether a search may find a row. */
export function filterOf(
	{ idOf }: Table,
	{ exclude, only }: Pick<Search, 'exclude' | 'only'>,
): (row: number) => boolean {
	if (!exclude && !only) return () => true

	return (row) => {
		const id = idOf[row] ?? ''
		return !exclude?.has(id) && (!only || only.has(id))
	}
}
