import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Id } from '../../platform/basics.ts'

/** The minimum score, of 100, at which a person and a job fit. The reach of a job is counted at the same score. */
export const fittingScore = 70

/** The limit up to which fits are counted. */
export const mostFits = 200

/** Days that daily counts are kept. */
export const statisticsKeptDays = 180

/** Jobs that end within this many days are listed as ending soon. */
export const closingSoonDays = 7

const amount = z.number().int()

/** The number of fits. */
const Fits = z.object({ amount, isMore: z.boolean().describe('whether it is 200 or more') })

/** The counts of the last 30 days, and of the 30 days before. */
const Change = z.object({ now: amount, before: amount })

export const showMyMatchStatistics = endpoint({
	method: 'GET',
	path: 'candidates/me/match-statistics',
	access: 'approved candidate',
	summary: 'How many open jobs fit the caller, today and by day; oldest first, today last.',
	details: z.object({
		today: Fits,
		before: amount.nullable().describe('30 days ago; null when it was not counted about then'),
		days: z.array(z.object({ day: z.string(), jobs: amount.nullable() })).describe('null: not counted'),
	}),
})

export const showRequestStatistics = endpoint({
	method: 'GET',
	path: 'contact-requests/statistics',
	access: 'account',
	summary: 'How many contact requests the caller got and has to answer, and how many were accepted.',
	details: z.object({
		open: amount.describe('to the caller, not answered yet'),
		received: Change,
		accepted: Change.describe('from the caller or to the caller'),
	}),
})

export const showOrganisationStatistics = endpoint({
	method: 'GET',
	path: 'organisations/me/statistics',
	access: 'approved employer',
	summary:
		'What waits for the organisation of the caller, and how often its page and its jobs were looked at.',
	details: z.object({
		openJobs: amount,
		claims: amount.describe('people who say that they work there and wait for its word'),
		closing: z
			.array(z.object({ id: Id, title: z.string(), closesOn: z.string(), daysLeft: amount }))
			.describe('open jobs that end within 7 days, the first three'),
		before: z.object({ page: amount, jobs: amount }),
		days: z.array(z.object({ day: z.string(), page: amount, jobs: amount })),
	}),
})

/** Ids in a query string, as `a,b,c`; those of one page of a list. */
const Ids = z
	.string()
	.max(1000)
	.default('')
	.transform((text) => text.split(',').filter(Boolean))
	.pipe(z.array(Id).max(20))

export const listJobStatistics = endpoint({
	method: 'GET',
	path: 'organisations/me/job-statistics',
	access: 'approved employer',
	summary:
		'Of jobs of the organisation of the caller: how many people fit, and how often each was looked at.',
	query: z.object({ ids: Ids }),
	details: z.array(
		z.object({
			jobId: Id,
			fits: Fits.nullable().describe('null when the job is not open, or nothing can be counted yet'),
			views: amount.describe('in the last 30 days'),
		}),
	),
})
