type Span = { startedOn: string | null; endedOn: string | null }

/** Shorter gaps are ignored. */
const shortestMonths = 6

/**
 * Gaps of half a year or more between two work entries that no career gap names, as first and last month, each as its
 * first day. Entries without a start are ignored; one without an end is still running.
 */
export function unnamedGaps(works: readonly Span[], gaps: readonly Span[], now: Date) {
	const present = monthAt(now.getUTCFullYear(), now.getUTCMonth())
	const covered = [...works, ...gaps]
		.flatMap(({ startedOn, endedOn }) =>
			startedOn === null
				? []
				: [{ from: monthOf(startedOn), to: endedOn === null ? present : monthOf(endedOn) }],
		)
		.toSorted((a, b) => a.from - b.from)
	const found: { from: string; to: string }[] = []
	let last = covered[0]?.to ?? present
	for (const { from, to } of [...covered, { from: present + 1, to: present }]) {
		if (from - last - 1 >= shortestMonths) found.push({ from: dayOf(last + 1), to: dayOf(from - 1) })
		last = Math.max(last, to)
	}
	return found.toReversed()
}

function monthOf(day: string) {
	return monthAt(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1)
}

function monthAt(year: number, month: number) {
	return year * 12 + month
}

function dayOf(month: number) {
	return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}
