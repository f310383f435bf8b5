import { dayIn, defaultTimeZone } from '@profile-search/contract/platform/site-time'

let zone = defaultTimeZone

/** Keeps the time zone that the settings of the site name. Every page of a process or a browser shows the same site. */
export function keepSiteZone(timeZone: string | undefined) {
	if (timeZone) zone = timeZone
}

/** The time zone in which days begin and end on this site. */
export function siteZone() {
	return zone
}

/** Today on this site, as `2026-11-21`. */
export function today() {
	return dayIn(zone)
}
