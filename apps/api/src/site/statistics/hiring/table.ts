import type { HiringStatistics } from '@profile-search/contract/site/statistics/hiring'

type Cell = string | number | null

/** The statistics as one table for spreadsheets: what, of what, how many, and days where there are some. */
export function tableOf(statistics: HiringStatistics): Cell[][] {
	const { job, views, viewers, applications, answered, hired, offers } = statistics
	return [
		['Figure', 'Of', 'Amount', 'Days (median)'],
		['Job', job?.title ?? 'All jobs', null, null],
		['Views in 90 days', null, views, null],
		['Members who looked', null, viewers, null],
		['Applications', null, applications, null],
		['Answered', null, answered, statistics.daysToAnswer],
		['To the first interview', null, null, statistics.daysToInterview],
		['Offers', null, offers, null],
		['Hired', null, hired, statistics.daysToHire],
		...statistics.funnel.map(({ stage, reached, days }) => ['Reached', stage, reached, days]),
		...statistics.standing.map(({ status, amount }) => ['Stand now', status, amount, null]),
		...statistics.sources.flatMap((each) => [
			['Applications by source', each.source, each.applications, null],
			['Shortlisted by source', each.source, each.shortlisted, null],
			['Hired by source', each.source, each.hired, null],
		]),
		...statistics.byDay.map(({ day, views: seen }) => ['Views by day', day, seen, null]),
		...statistics.byDay.map(({ day, applications: sent }) => ['Applications by day', day, sent, null]),
	]
}
