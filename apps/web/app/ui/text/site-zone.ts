import { dayIn, defaultTimeZone } from '@profile-search/contract/platform/site-time'

let zone = defaultTimeZone

/**
 * Sets the time zone from the settings of the site. It is global, since a process or a browser serves one site only.
 */
export function keepSiteZone(timeZone: string | undefined) {
	if (timeZone) zone = timeZone
}

/** The time zone of the site, in which its days begin and end. */
export function siteZone() {
	return zone
}

/** Today on this site, as `2026-11-21`. */
export function today() {
	return dayIn(zone)
}
