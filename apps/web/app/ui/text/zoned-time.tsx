import { useMounted } from '@mantine/hooks'
import { siteZone } from './site-zone.ts'
import { ownZone, zonedTime } from './zoned.ts'

/** A time in the time zone of its reader. The server does not know that zone, so it renders the site's zone first. */
export function ZonedTime({ at, minutes = 0 }: { at: string; minutes?: number }) {
	return <time dateTime={at}>{zonedTime(at, minutes, useZone())}</time>
}

/** The time zone of the reader, after hydration. */
export function useZone() {
	return useMounted() ? ownZone() : siteZone()
}
