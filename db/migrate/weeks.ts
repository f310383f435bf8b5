const dayMs = 86_400_000

/** The Monday of the week of a moment, in UTC, as `YYYY-MM-DD`. */
export function weekOf(moment: Date) {
	const daysSinceMonday = (moment.getUTCDay() + 6) % 7
	return dayOf(new Date(moment.getTime() - daysSinceMonday * dayMs))
}

/** The Monday so many weeks later. */
export function weeksAfter(week: string, count: number) {
	return dayOf(new Date(Date.parse(week) + count * 7 * dayMs))
}

/**
 * The least UUID of version 7 that can be made from the beginning of a day on, in UTC: its first 48 bits are the milliseconds
 * since 1970 (RFC 9562, 5.7).
 */
export function firstIdOf(day: string) {
	const hex = Date.parse(day).toString(16).padStart(12, '0')
	return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

function dayOf(moment: Date) {
	return moment.toISOString().slice(0, 10)
}
