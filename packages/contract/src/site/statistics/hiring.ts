import { z } from 'zod'
import { ApplicationSource, ApplicationStatus } from '../../hiring/applications.ts'
import { endpoint } from '../../http/endpoint.ts'
import { Id } from '../../platform/basics.ts'

/** Days that are listed one by one, including today. */
export const hiringDays = 90

/** The stages on the way to a hire, in order. */
export const hiringStages = ['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired'] as const

const amount = z.number().int()
const days = z.number().nullable().describe('to one decimal; null where nothing is known yet')

/** The outcomes of applications: for a job since it began, for an organisation during the last year. */
export const HiringStatistics = z.object({
	job: z.object({ id: Id, title: z.string(), openings: amount }).nullable(),
	views: amount.describe('in the last 90 days, but for those of its own people'),
	viewers: amount.describe('members of the portal who looked, each once for a job, in the last 180 days'),
	applications: amount,
	answered: amount.describe('that heard more than that they were looked at'),
	hired: amount,
	offers: amount.describe('that were ever made'),
	funnel: z
		.array(z.object({ stage: z.enum(hiringStages), reached: amount, days }))
		.describe('how many came at least so far, and the median of days that they stayed there'),
	standing: z.array(z.object({ status: ApplicationStatus, amount })).describe('where applications stand now'),
	daysToAnswer: days.describe('median from application to first answer'),
	daysToInterview: days.describe('median from application to the first interview'),
	daysToHire: days.describe('median from publication of the job to a hire'),
	sources: z.array(
		z.object({ source: ApplicationSource, applications: amount, shortlisted: amount, hired: amount }),
	),
	byDay: z.array(z.object({ day: z.string(), views: amount, applications: amount })).describe('oldest first'),
})
export type HiringStatistics = z.infer<typeof HiringStatistics>

const params = z.object({ jobId: Id })

export const showJobHiring = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/statistics',
	access: 'approved employer',
	summary: 'Views, applications, stages, times and sources of a job of the caller.',
	params,
	details: HiringStatistics,
})

export const showHiring = endpoint({
	method: 'GET',
	path: 'organisations/me/hiring',
	access: 'approved employer',
	summary: 'How hiring goes over all jobs of the organisation of the caller.',
	details: HiringStatistics,
})

export const downloadJobHiring = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/statistics.csv',
	access: 'approved employer',
	summary: 'The statistics of a job as a table for spreadsheets.',
	params,
	details: z.file().mime('text/csv'),
})

export const downloadHiring = endpoint({
	method: 'GET',
	path: 'organisations/me/hiring.csv',
	access: 'approved employer',
	summary: 'The statistics of the organisation as a table for spreadsheets.',
	details: z.file().mime('text/csv'),
})
