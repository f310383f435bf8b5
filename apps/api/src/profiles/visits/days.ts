import { statisticsDays } from '@profile-search/contract/profiles/visits'
import { sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'

/** The days that statistics cover and as many before, one row `days.day` each. */
export const twicePeriod = sql`generate_series(${today} - ${2 * statisticsDays - 1}::int, ${today}, interval '1 day') as days (day)`

/** Splits the rows of both periods, oldest first, into the days that statistics cover and those before. */
export function splitPeriods<Row>(rows: readonly Row[]) {
	return { days: rows.slice(-statisticsDays), earlier: rows.slice(0, -statisticsDays) }
}

export function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name) {
	return rows.reduce((sum, row) => sum + row[name], 0)
}
