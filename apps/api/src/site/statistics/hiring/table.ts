import type { HiringStatistics } from '@profile-search/contract/site/statistics/hiring'
import { t } from '@profile-search/text/translate'

type Cell = string | number | null

/** The statistics as one table for spreadsheets: what, of what, how many, and days where there are some. */
export function tableOf(statistics: HiringStatistics): Cell[][] {
	const { job, views, viewers, applications, answered, hired, offers } = statistics
	return [
		[
			t('siteDocuments.hiring.statistic'),
			t('siteDocuments.hiring.of'),
			t('siteDocuments.hiring.amount'),
			t('siteDocuments.hiring.days'),
		],
		[t('siteDocuments.hiring.job'), job?.title ?? t('siteDocuments.hiring.allJobs'), null, null],
		[t('siteDocuments.hiring.views'), null, views, null],
		[t('siteDocuments.hiring.viewers'), null, viewers, null],
		[t('siteDocuments.hiring.applications'), null, applications, null],
		[t('siteDocuments.hiring.answered'), null, answered, statistics.daysToAnswer],
		[t('siteDocuments.hiring.interview'), null, null, statistics.daysToInterview],
		[t('siteDocuments.hiring.offers'), null, offers, null],
		[t('siteDocuments.hiring.hired'), null, hired, statistics.daysToHire],
		...statistics.funnel.map(({ stage, reached, days }) => [
			t('siteDocuments.hiring.reached'),
			t(`pipeline.stages.${stage}`),
			reached,
			days,
		]),
		...statistics.standing.map(({ status, amount }) => [
			t('siteDocuments.hiring.standing'),
			t(`pipeline.stages.${status}`),
			amount,
			null,
		]),
		...statistics.sources.flatMap((each) => {
			const source = t(`pipeline.sources.${each.source}`)
			return [
				[t('siteDocuments.hiring.applicationsBySource'), source, each.applications, null],
				[t('siteDocuments.hiring.shortlistedBySource'), source, each.shortlisted, null],
				[t('siteDocuments.hiring.hiredBySource'), source, each.hired, null],
			]
		}),
		...statistics.byDay.map(({ day, views: seen }) => [
			t('siteDocuments.hiring.viewsByDay'),
			day,
			seen,
			null,
		]),
		...statistics.byDay.map(({ day, applications: sent }) => [
			t('siteDocuments.hiring.applicationsByDay'),
			day,
			sent,
			null,
		]),
	]
}
