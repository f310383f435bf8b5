/**
 * The best entries so far that reach `least`, in a buffer somewhat larger than `limit` that is cut back whenever it is full.
 */
export type Top = { limit: number; least: number; ranked: TopEntry[]; worst: TopEntry | undefined }

/** `total` is in whole tenths. */
export type TopEntry = { id: string; total: number }

/** How much larger the buffer is. A smaller one raises the threshold sooner; a larger one sorts less often. */
const spare = 1.25

export function createTop(limit: number, least = -1): Top {
	return { limit, least, ranked: [], worst: undefined }
}

/** A total below the threshold cannot enter any more. An equal one can if its id comes first. */
export function threshold({ worst, least }: Top): number {
	return worst ? worst.total : least
}

/** Whether this entry comes before the worst one that is kept. */
export function canEnter({ worst }: Top, entry: TopEntry): boolean {
	return !worst || order(entry, worst) < 0
}

export function enter(top: Top, entry: TopEntry): void {
	top.ranked.push(entry)
	const isFirstFull = !top.worst && top.ranked.length === top.limit
	if (!isFirstFull && top.ranked.length < top.limit * spare) return

	top.ranked = best(top)
	top.worst = top.ranked.at(-1)
}

/** Best first, at most `limit`. */
export function best({ ranked, limit }: Top): TopEntry[] {
	return ranked.sort(order).slice(0, limit)
}

/** The highest total first, then by id, so that the order is the same on every machine. */
function order(a: TopEntry, b: TopEntry): number {
	if (a.total !== b.total) return b.total - a.total
	if (a.id === b.id) return 0

	return a.id < b.id ? -1 : 1
}
