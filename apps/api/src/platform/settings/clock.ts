import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { offsetIn, zoneNameIn } from '@profile-search/contract/platform/site-time'
import type { Db } from '@profile-search/db/client'
import { language } from '@profile-search/text/language'
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

/** Formats times for mails and documents, in the language of their reader. */
export type SiteClock = ReturnType<typeof clockOf>

export async function findClock(db: Db) {
	return clockOf((await findSiteSettings(db)).timeZone)
}

export function clockOf(zone: string) {
	const reader = language()
	const { day, moment, appointment } = formatsOf(reader, zone)
	return {
		zone,
		/** 21 November 2026 */
		day,
		/** 21 November 2026 at 2:05 pm */
		moment,
		/** With the weekday and the zone: a mail may be read anywhere. */
		appointment: (at: Date) =>
			`${appointment(at)} (${zoneNameIn(reader, zone, at)}, UTC${offsetIn(zone, at)})`,
	}
}

const date = { day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

function formatsOf(wanted: PageLanguage, timeZone: string) {
	const locale = locales[wanted]
	const format = (options: Intl.DateTimeFormatOptions) => {
		const { format: formatted } = new Intl.DateTimeFormat(locale, { ...options, timeZone })
		return (at: Date) => formatted(at)
	}
	if (wanted === 'en')
		return {
			day: format({ dateStyle: 'long' }),
			moment: format({ dateStyle: 'long', timeStyle: 'short' }),
			appointment: format({ weekday: 'long', ...date, ...time }),
		}
	// The whole formats of these languages end in a word that our sentences have already.
	const [day, weekday, clock] = [format(date), format({ weekday: 'long' }), format(time)]
	const plainDay = (at: Date) => day(at).replace(',', '')
	return {
		day: plainDay,
		moment: (at: Date) => `${plainDay(at)}, ${clock(at)}`,
		appointment: (at: Date) => `${weekday(at)}, ${plainDay(at)}, ${clock(at)}`,
	}
}

/** With the digits 0 to 9 also in Marathi. */
const locales: Record<PageLanguage, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn', mr: 'mr-IN-u-nu-latn' }
