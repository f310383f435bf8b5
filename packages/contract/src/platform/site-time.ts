import type { PageLanguage } from './languages.ts'

/** The time zone of a site until its administrator chooses another. */
export const defaultTimeZone = 'Asia/Kolkata'

/** The zones in which a day begins first and ends last. */
export const firstZone = 'Etc/GMT-14'
export const lastZone = 'Etc/GMT+12'

/** The day at a moment in a time zone, as `2026-11-21`. */
export function dayIn(zone: string, at: Date = new Date()) {
	return localTime(zone, at).slice(0, 10)
}

/** The time of day at a moment in a time zone, as `14:05`. */
export function timeIn(zone: string, at: Date) {
	return localTime(zone, at).slice(11, 16)
}

/** The offset of a time zone from UTC at a moment, as `+05:30`. */
export function offsetIn(zone: string, at: Date = new Date()) {
	const minutes = Math.round((Date.parse(`${localTime(zone, at)}Z`) - at.getTime()) / 60_000)
	const two = (number: number) => String(number).padStart(2, '0')
	const size = Math.abs(minutes)
	return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** `Kolkata`; in Hindi and Marathi `भारतीय मानक समय`, the name of its time, since cities of zones have no names there. */
export function zoneNameIn(reader: PageLanguage, timeZone: string, at: Date) {
	// Browsers still use the name from when zones were first listed.
	if (reader === 'en')
		return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ').replace('Calcutta', 'Kolkata')
	const parts = new Intl.DateTimeFormat(reader, { timeZone, timeZoneName: 'long' }).formatToParts(at)
	return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** The moment at which a local time of a zone, such as `2026-11-21T14:05`, occurs. */
export function momentIn(zone: string, local: string) {
	// The offset is first read at a guess, and then at the moment that the guess leads to, since the clocks may
	// change in between.
	const guess = new Date(`${local}${offsetIn(zone, new Date(`${local}Z`))}`)
	return new Date(`${local}${offsetIn(zone, guess)}`)
}

/** The day that is this many days after another, both as `2026-11-21`. */
export function dayAfter(day: string, days: number) {
	return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The number of days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string) {
	return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** Whether this is the IANA name of a time zone. */
export function isTimeZone(name: string) {
	try {
		return formatOf(name) !== undefined
	} catch {
		return false
	}
}

/** The local time as `2026-11-21T14:05:09`. */
function localTime(zone: string, at: Date) {
	return formatOf(zone).format(at).replace(', ', 'T')
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached, since creating a format takes a thousand times as long as using it. */
function formatOf(zone: string) {
	const known = formats.get(zone)
	if (known) return known
	const made = new Intl.DateTimeFormat('sv-SE', {
		timeZone: zone,
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
		second: '2-digit',
	})
	formats.set(zone, made)
	return made
}
