import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { GrievanceKind } from '../../trust/grievance-values.ts'

const amount = z.number().int()

/** The outcomes of the grievances that were filed in one month, counted from their log. */
export const GrievanceMonth = z.object({
	/** The first day of the month, in the time zone of the site. */
	month: z.iso.date(),
	received: amount,
	byKind: z.array(z.object({ kind: GrievanceKind, received: amount })),
	acknowledgedInTime: amount,
	acknowledgedLate: amount,
	resolvedInTime: amount,
	resolvedLate: amount,
	/** Grievances without an answer, and those of them that are overdue. */
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

/** The decisions of one month and their outcomes. */
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
