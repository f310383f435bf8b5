import { offsetIn } from '@profile-search/contract/platform/site-time'
import type { Db } from '@profile-search/db/client'
import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import { findSiteSettings } from './queries.ts'

/**
 * The one clock of the site. The site settings' time zone decides which day it is, never the zone of the
 * machine, of a database connection or of a reader.
 */

/** Today. A subquery, so that a statement computes it once instead of for each row. */
export const today = sql<string>`(select (now() at time zone site_zone())::date)`

/** The day of a moment. */
export function dayOf(at: SQL | AnyColumn) {
	return sql<string>`(${at} at time zone (select site_zone()))::date`
}

/** The first moment of a day. */
export function startOf(day: SQL | string) {
	return sql<Date>`(${day}::date::timestamp at time zone (select site_zone()))`
}

/** Formats times for mails and documents. */
export type SiteClock = ReturnType<typeof clockOf>

export async function findClock(db: Db) {
	return clockOf((await findSiteSettings(db)).timeZone)
}

export function clockOf(zone: string) {
	const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: zone })
	const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
	const appointment = new Intl.DateTimeFormat('en-IN', {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
		timeZone: zone,
	})
	return {
		zone,
		/** 21 November 2026 */
		day: (at: Date) => day.format(at),
		/** 21 November 2026 at 2:05 pm */
		moment: (at: Date) => moment.format(at),
		/** With the weekday and the zone: a mail may be read anywhere. */
		appointment: (at: Date) => `${appointment.format(at)} (${cityOf(zone)}, UTC${offsetIn(zone, at)})`,
	}
}

function cityOf(zone: string) {
	return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
