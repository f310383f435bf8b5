import { useMounted } from '@mantine/hooks'
import { indianZone, ownZone, zonedTime } from './zoned.ts'

/** A time by the clocks of whoever reads it. The server does not know them, so it goes by those of India first. */
export function ZonedTime({ at, minutes = 0 }: { at: string; minutes?: number }) {
	return <time dateTime={at}>{zonedTime(at, minutes, useZone())}</time>
}

/** The time zone of the reader, once the page is awake. */
export function useZone() {
	return useMounted() ? ownZone() : indianZone
}
