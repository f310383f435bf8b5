import { collectCandidates, visitInOrder, type Candidates, type Queue } from './queue.ts'
import type { Table } from '../index/table.ts'
import { best, canEnter, createTop, enter, threshold } from './top.ts'
import type { Ranked } from '../types.ts'

/** `exclude` and `only` are ids; both may be given. */
export type Search = { limit: number; exclude?: ReadonlySet<string>; only?: ReadonlySet<string> }

/** Rows of which none has a higher total than `atMost`, in whole tenths. Who cannot reach `least` may be left out. */
export type Group = { atMost: number; open: (least: number) => OpenGroup }

/** The rows by their positions. No two groups are open at once: they may share their room. */
export type OpenGroup = {
	size: number
	rowAt: (position: number) => number
	/**
	 * Puts the positions from `from` to below `to` into the line, each with at least its total, and returns how many it put.
	 * Who cannot reach `least` may be left out.
	 */
	collectUpperBounds: (into: Candidates, from: number, to: number, least: number) => number
}

/** The total of a row; where it is below `least`, it may be any number below. */
export type Rate = (row: number, least: number) => number

/** A search: the groups of rows that may hold the best, and how a row is scored. */
export type CandidateGenerator = { groups: Iterable<Group>; rate: Rate }

/** Of a group so many are looked at first, and then each time so many times more: the first tell what the others must reach. */
const [few, growth] = [64, 4]

/** Group by group the most upperBounds rows first, until no other can enter: none is left out that could. */
export function rank(
	table: Table,
	queue: Queue,
	search: Search,
	groups: Iterable<Group>,
	rate: Rate,
): Ranked[] {
	if (!(search.limit > 0)) return []

	const top = createTop(search.limit)
	const isAsked = filterOf(table, search)
	const visit = (row: number) => {
		if (!isAsked(row)) return
		const total = rate(row, threshold(top))
		if (total < threshold(top)) return
		const entry = { id: table.idOf[row] ?? '', total }
		if (canEnter(top, entry)) enter(top, entry)
	}
	for (const { atMost, open } of groups) {
		if (atMost < threshold(top)) continue

		const { size, rowAt, collectUpperBounds } = open(threshold(top))
		for (let [from, to] = [0, 0]; from < size; from = to) {
			to = Math.min(size, Math.max(few, from * growth))
			const least = threshold(top)
			collectCandidates(queue, to - from, (into) => collectUpperBounds(into, from, to, least))
			visitInOrder(
				queue,
				() => threshold(top),
				(position) => visit(rowAt(position)),
			)
		}
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
