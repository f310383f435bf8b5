import { z } from 'zod'

/** Where an application stands. Which moves are allowed, and to whom, is in `applicationMoves`. */
export const ApplicationStatus = z.enum([
	'submitted',
	'viewed',
	'shortlisted',
	'interview',
	'offered',
	'hired',
	'declined',
	'rejected',
	'withdrawn',
])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** Why an organisation says no; the applicant reads it. */
export const RejectReason = z.enum([
	'skills',
	'experience',
	'education',
	'place',
	'pay',
	'availability',
	'filled',
	'other',
])
export type RejectReason = z.infer<typeof RejectReason>

export const InterviewStatus = z.enum(['proposed', 'confirmed', 'cancelled'])
export type InterviewStatus = z.infer<typeof InterviewStatus>
