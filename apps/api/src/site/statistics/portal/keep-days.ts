import type { Db } from '@profile-search/db/client'
import { dailyStatistics, countedDays } from '@profile-search/db/schema/site/statistics'
import { and, inArray, notInArray, sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'
import { countDays, firstDay, liveStatistics } from './count-days.ts'

/** The number of days counted and stored at once. */
const portion = 100

/** Counts every past day that is not stored yet, from the first account on. Counting a day twice does no harm. */
export async function keepDays(db: Db) {
	const missing = await listMissingDays(db)
	for (let at = 0; at < missing.length; at += portion) await keep(db, missing.slice(at, at + portion))
}

async function keep(db: Db, days: string[]) {
	await db.transaction(async (transaction) => {
		// Of two nodes at once the second waits, and does the same again.
		await transaction.execute(sql`lock table counted_days in share row exclusive mode`)
		const counts = await countDays(transaction, days[0] ?? '', days.at(-1) ?? '')
		const rows = counts.filter(({ day }) => days.includes(day))
		await transaction
			.delete(dailyStatistics)
			.where(
				and(inArray(dailyStatistics.day, days), notInArray(dailyStatistics.statistic, [...liveStatistics])),
			)
		if (rows.length) await transaction.insert(dailyStatistics).values(rows)
		await transaction
			.insert(countedDays)
			.values(days.map((day) => ({ day })))
			.onConflictDoNothing()
	})
}

/** Past days without stored counts, oldest first. */
async function listMissingDays(db: Db) {
	const { rows } = await db.execute<{ day: string }>(sql`
		select days.day::date::text as day
		from generate_series(
			${firstDay},
			${today} - 1, interval '1 day') as days (day)
		where not exists (select from counted_days kept where kept.day = days.day::date)
		order by days.day`)
	return rows.map(({ day }) => day)
}
