import type { StatisticsPeriod } from '@profile-search/contract/site/statistics/portal'
import type { Db } from '@profile-search/db/client'
import { dailyStatistics } from '@profile-search/db/schema/site/statistics'
import { sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'
import { countDays, firstDay, type DayCount } from './count-days.ts'

/** The count of one period, a day, week or month, by its first day. */
export type PeriodCount = Omit<DayCount, 'day'> & { start: string; hours: number }

/** The stored counts of a range of days; days not stored yet, such as today, are counted now. */
export async function listPeriodCounts(
	db: Db,
	from: string,
	to: string,
	by: StatisticsPeriod,
): Promise<PeriodCount[]> {
	const fresh = await countUnkept(db, from, to)
	const { rows } = await db.execute<PeriodCount>(sql`
		with counted as (
			select day, statistic, kind, hours, amount from ${dailyStatistics} where day between ${from} and ${to}
			union all select day, statistic, kind, 0, amount
			from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh(day date, statistic text, kind text, amount int)
		)
		select date_trunc(${by}, day)::date::text as start, statistic, kind, hours, sum(amount)::int as amount
		from counted group by 1, 2, 3, 4`)
	return rows
}

async function countUnkept(db: Db, from: string, to: string) {
	const { rows } = await db.execute<{ day: string }>(sql`
		select days.day::date::text as day
		from generate_series(greatest(${from}::date, ${firstDay}), least(${to}::date, ${today}), interval '1 day')
			as days (day)
		where not exists (select from counted_days kept where kept.day = days.day::date) order by days.day`)
	const days = rows.map(({ day }) => day)
	const [first] = days
	if (first === undefined) return []
	const counts = await countDays(db, first, days.at(-1) ?? first)
	return counts.filter(({ day }) => days.includes(day))
}

/** The first days of all periods. */
export async function listStarts(db: Db, from: string, to: string, by: StatisticsPeriod) {
	const { rows } = await db.execute<{ start: string }>(sql`
		select starts.start::date::text as start
		from generate_series(date_trunc(${by}, ${from}::date), ${to}::date, ${`1 ${by}`}::interval) as starts (start)
		order by 1`)
	return rows.map(({ start }) => start)
}
