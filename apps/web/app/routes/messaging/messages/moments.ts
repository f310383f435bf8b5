import { date, moment } from '#ui/text/amounts.ts'

/** 14:05 for today, otherwise the date; in the time zone of the site. */
export function shortMoment(at: string) {
	const isToday = date(at) === date(new Date())
	return isToday ? timeOf(at) : date(at)
}

/** 14:05 */
export function timeOf(at: string) {
	return moment(at).slice(-5)
}
