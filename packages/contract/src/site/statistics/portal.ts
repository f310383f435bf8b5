import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Day } from '../../platform/basics.ts'

/** The daily counts for the whole portal. */
export const PortalStatistic = z.enum([
	'registered',
	'approved',
	'rejected',
	'jobs_published',
	'applications',
	'matches_shown',
	'matches_delivered',
	'hired',
	'job_outcomes',
	'grievances_filed',
	'grievances_in_time',
	'grievances_late',
])
export type PortalStatistic = z.infer<typeof PortalStatistic>

/** The length of a period. */
export const StatisticsPeriod = z.enum(['day', 'week', 'month'])
export type StatisticsPeriod = z.infer<typeof StatisticsPeriod>

/** The maximum number of periods in a table and a chart. */
const mostPeriods = 400
const daysOf = { day: 1, week: 7, month: 28 } as const

const Asked = z
	.object({ from: Day, to: Day, by: StatisticsPeriod.default('day') })
	.refine(({ from, to }) => from <= to, { path: ['to'], message: 'siteProblems.dayOrder' })
	.refine(({ from, to, by }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 / daysOf[by] < mostPeriods, {
		path: ['from'],
		message: 'siteProblems.longPeriod',
	})

const amount = z.number().int()
const ByKind = z.object({ candidate: amount, employer: amount, guest_user: amount })

/** The statistics of the whole portal for some time. */
export const PortalStatistics = z.object({
	registered: ByKind,
	approved: ByKind,
	rejected: ByKind,
	medianHours: z
		.number()
		.nullable()
		.describe('whole hours from the start of waiting to the decision; null when none was decided'),
	jobsPublished: amount,
	applications: amount,
	matchesShown: z
		.object({ candidate: amount, employer: amount })
		.describe('on the pages of matches, to whom'),
	matchesDelivered: z.object({ candidate: amount, employer: amount }).describe('by alerts'),
	hired: amount.describe('applications that ended so'),
	outcomes: z
		.object({ hired_here: amount, hired_elsewhere: amount, not_filled: amount })
		.describe('what organisations told of their closed jobs'),
	grievancesFiled: amount,
	grievancesInTime: amount.describe('answered before their time was over'),
	grievancesLate: amount.describe('whose time was over before they were answered'),
})
export type PortalStatistics = z.infer<typeof PortalStatistics>

export const showPortalStatistics = endpoint({
	method: 'GET',
	path: 'admin/statistics',
	access: 'administrator',
	summary: 'What happened in the portal by day, week or month, by the clocks of India; oldest first.',
	query: Asked,
	details: z.object({
		total: PortalStatistics,
		before: PortalStatistics.describe('in as many days before'),
		periods: z.array(PortalStatistics.extend({ start: Day })),
	}),
})

export const downloadPortalStatistics = endpoint({
	method: 'GET',
	path: 'admin/statistics.csv',
	access: 'administrator',
	summary: 'The statistics of the portal as a table for spreadsheets.',
	query: Asked,
	details: z.file().mime('text/csv'),
})
