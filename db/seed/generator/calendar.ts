/** Months since January of the year 0, the unit of careers. */
export type Month = number

/** Days since 1970-01-01; after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (public domain). */
export function dayNumber(year: number, month: number, day: number) {
	const shifted = month <= 2 ? year - 1 : year
	const era = Math.floor(shifted / 400)
	const yearOfEra = shifted - era * 400
	const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
	const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
	return era * 146_097 + dayOfEra - 719_468
}

/** Year, month and day of a day number; the inverse of `dayNumber`. */
export function calendarDay(days: number) {
	const shifted = days + 719_468
	const era = Math.floor(shifted / 146_097)
	const dayOfEra = shifted - era * 146_097
	const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
	const yearOfEra = Math.floor((dayOfEra - leaps) / 365)
	const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
	const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
	const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
	const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
	return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

export function isoDay(year: number, month: number, day: number) {
	return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

export function parseIsoDay(text: string) {
	const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
	if (day === undefined) throw new Error(`"${text}" is not a day such as 2026-11-01.`)
	return { year: Number(year), month: Number(month), day: Number(day) }
}

export function monthOf(year: number, month: number): Month {
	return year * 12 + month - 1
}

export function firstDayOf(month: Month) {
	return isoDay(Math.floor(month / 12), (month % 12) + 1, 1)
}

export function lastDayOf(month: Month) {
	const next = month + 1
	const { year, month: inYear, day } = calendarDay(dayNumber(Math.floor(next / 12), (next % 12) + 1, 1) - 1)
	return isoDay(year, inYear, day)
}

function twoDigits(number: number) {
	return number < 10 ? `0${number}` : `${number}`
}
