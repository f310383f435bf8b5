import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { GrievanceKind } from '../../trust/grievance-values.ts'

const amount = z.number().int()

/** What became of the grievances that were filed in one month, counted from their log. */
export const GrievanceMonth = z.object({
	/** Its first day, by the clocks of India. */
	month: z.iso.date(),
	received: amount,
	byKind: z.array(z.object({ kind: GrievanceKind, received: amount })),
	acknowledgedInTime: amount,
	acknowledgedLate: amount,
	resolvedInTime: amount,
	resolvedLate: amount,
	/** Without an answer, and those of them whose time is over. */
	open: amount,
	overdue: amount,
	/** From filing to the first final answer; null while there is none. */
	medianHours: z.number().nullable(),
	/** Closed by their complainants before there was an answer. */
	withdrawn: amount,
	reopened: amount,
	ratings: amount,
	averageStars: z.number().nullable(),
})
export type GrievanceMonth = z.infer<typeof GrievanceMonth>

/** What was decided and what came of it in one month. */
export const PortalMonth = z.object({
	month: z.iso.date(),
	accountsApproved: amount,
	accountsRejected: amount,
	jobsPublished: amount,
	jobsWithOutcome: amount,
})

export const showTransparency = endpoint({
	method: 'GET',
	path: 'transparency',
	access: 'anyone',
	summary: 'Twelve months of grievances, decisions and outcomes, newest first, counted from the logs.',
	details: z.object({ grievances: z.array(GrievanceMonth), portal: z.array(PortalMonth) }),
})
