import { zoneNameIn } from '@profile-search/contract/platform/site-time'
import { i18n } from '#text/i18n.ts'
import { date } from './amounts.ts'
import { siteZone } from './site-zone.ts'

/** The time zone of this device. */
export function ownZone() {
	return Intl.DateTimeFormat().resolvedOptions().timeZone || siteZone()
}

/** Tue, 24 Nov 2026, 14:00–14:45 (Kolkata, UTC+5:30): a time in a time zone, with the name of the zone. */
export function zonedTime(at: string, minutes: number, zone: string) {
	const from = partsOf(new Date(at), zone)
	const to = partsOf(new Date(new Date(at).getTime() + minutes * 60_000), zone)
	return i18n.t(minutes > 0 ? 'interviews.span' : 'interviews.time', {
		weekday: from.weekday,
		date: date(`${from.year}-${from.month}-${from.day}`),
		from: `${from.hour}:${from.minute}`,
		to: `${to.hour}:${to.minute}`,
		zone: zoneName(zone, new Date(at)),
	})
}

/** Kolkata, UTC+5:30 */
export function zoneName(zone: string, at = new Date()) {
	return `${zoneNameIn(i18n.language, zone, at)}, ${offsetOf(zone, at)}`
}

/** Weekdays in the language of the reader; digits are the same in all. */
const locales = { en: 'en-GB', hi: 'hi-IN-u-nu-latn', mr: 'mr-IN-u-nu-latn' }

function offsetOf(zone: string, at: Date) {
	const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
	const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
	return name.replace('GMT', 'UTC')
}

function partsOf(at: Date, zone: string) {
	const parts = new Intl.DateTimeFormat(locales[i18n.language], {
		timeZone: zone,
		hourCycle: 'h23',
		weekday: 'short',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
	}).formatToParts(at)
	const part = (wanted: Intl.DateTimeFormatPartTypes) =>
		parts.find(({ type }) => type === wanted)?.value ?? ''
	return {
		weekday: part('weekday'),
		year: part('year'),
		month: part('month'),
		day: part('day'),
		hour: part('hour'),
		minute: part('minute'),
	}
}
