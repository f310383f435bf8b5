import type { StatisticsPeriod } from '@profile-search/contract/site/statistics/portal'
import type { Db } from '@profile-search/db/client'
import { listPeriodCounts, listStarts } from './queries.ts'
import { sumUp } from './sum-up.ts'

type StatisticsQuery = { from: string; to: string; by: StatisticsPeriod }

const dayMs = 86_400_000

/** The statistics of a range of days, of each period in it, and of the same number of days before. */
export async function findStatistics(db: Db, { from, to, by }: StatisticsQuery) {
	const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
	const [starts, counts, earlier] = await Promise.all([
		listStarts(db, from, to, by),
		listPeriodCounts(db, from, to, by),
		listPeriodCounts(db, dayBefore(from, days), dayBefore(from, 1), 'month'),
	])
	const byStart = Map.groupBy(counts, ({ start }) => start)
	return {
		total: sumUp(counts),
		before: sumUp(earlier),
		periods: starts.map((start) => ({ start, ...sumUp(byStart.get(start) ?? []) })),
	}
}

function dayBefore(day: string, days: number) {
	return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)
}
