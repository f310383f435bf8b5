import { idAt, rowOf } from '../ids/ids.ts'
import type { Table } from '../index/table.ts'
import { collectCandidates, visitInOrder, type Candidates, type Queue } from './queue.ts'
import { best, canEnter, createTop, enter, threshold, type TopEntry } from './top.ts'

/** `exclude` and `only` are ids; both may be given. What does not reach `least`, a total from 0 to 100, is left out. */
export type Search = {
	limit: number
	least?: number | undefined
	exclude?: ReadonlySet<string>
	only?: ReadonlySet<string>
}

/** Rows whose totals are at most `atMost`, in whole tenths. `open` may leave out rows that cannot reach `least`. */
export type Group = { atMost: number; open: (least: number) => OpenGroup }

/** The rows of a group by position. Only one group is open at a time, so groups may share memory. */
export type OpenGroup = {
	size: number
	rowAt: (position: number) => number
	/**
	 * Collects the positions from `from` to below `to`, each with an upper bound of its total, and returns how many there
	 * are. It may leave out rows that cannot reach `least`.
	 */
	collectUpperBounds: (into: Candidates, from: number, to: number, least: number) => number
}

/** The total of a row. If that is below `least`, any number below `least` will do. */
export type Rate = (row: number, least: number) => number

/** A search: the groups of rows that may hold the best, and how a row is scored. */
export type CandidateGenerator = { groups: Iterable<Group>; rate: Rate }

/** The size of the first batch of a group, and how much larger each further one is: early batches raise the threshold. */
const [few, growth] = [64, 4]

/**
 * Scores rows with the highest upper bounds first, until no other row can enter the top. The result is exact. `least`: the
 * fewest points, in whole tenths.
 */
export function rank(
	table: Table,
	queue: Queue,
	{ limit, least, ...search }: Omit<Search, 'least'> & { least: number },
	groups: Iterable<Group>,
	rate: Rate,
): TopEntry[] {
	if (!(limit > 0)) return []

	const top = createTop(limit, least)
	const isAsked = filterOf(table, search)
	const visit = (row: number) => {
		if (!isAsked(row)) return
		const total = rate(row, threshold(top))
		if (total < threshold(top)) return
		const entry = { id: idAt(table.ids, row) ?? '', total }
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
	return best(top)
}

/** Whether a search may find a row. */
export function filterOf(
	{ ids }: Table,
	{ exclude, only }: Pick<Search, 'exclude' | 'only'>,
): (row: number) => boolean {
	if (!exclude && !only) return () => true

	const rowsOf = (some: ReadonlySet<string>) => new Set([...some].map((id) => rowOf(ids, id)))
	const [excluded, asked] = [exclude && rowsOf(exclude), only && rowsOf(only)]
	return (row) => !excluded?.has(row) && (!asked || asked.has(row))
}
