type Span = { startedOn: string | null; endedOn: string | null }

/**
 * The months in which a person worked, including the first and the last of each entry. A month with two jobs counts
 * once.
 */
export function workedMonths(entries: Span[], now: Date) {
	const months = new Set<number>()
	for (const { startedOn, endedOn } of entries) {
		if (!startedOn) continue
		const last = monthOf(endedOn ? new Date(endedOn) : now)
		for (let month = monthOf(new Date(startedOn)); month <= last; month++) months.add(month)
	}
	return months.size
}

function monthOf(day: Date) {
	return day.getUTCFullYear() * 12 + day.getUTCMonth()
}
