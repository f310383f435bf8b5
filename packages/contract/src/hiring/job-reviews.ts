import { z } from 'zod'
import { DecisionDraft } from '../accounts/decisions.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, PageQuery, Timestamp, pageOf, whole } from '../platform/basics.ts'
import { NamedDraft } from './job-drafts.ts'
import { JobStatus } from './jobs.ts'

/** A new job, or a change of a public one, that waits for an approver. */
export const JobInReview = z.object({
	id: Id,
	title: z.string(),
	organisation: z.string(),
	isChange: z.boolean(),
	waitingSince: Timestamp,
})
export type JobInReview = z.infer<typeof JobInReview>

export const listJobReviews = endpoint({
	method: 'GET',
	path: 'job-reviews',
	access: 'approver',
	summary: 'Jobs and changes of jobs that wait for a decision, longest waiting first.',
	query: PageQuery,
	details: pageOf(JobInReview),
})

const params = z.object({ jobId: Id })

export const showJobReview = endpoint({
	method: 'GET',
	path: 'job-reviews/:jobId',
	access: 'approver',
	summary: 'A job that waits for a decision: as it would be, and as it is public now, if it is.',
	params,
	details: z.object({
		id: Id,
		status: JobStatus,
		version: z.number(),
		isChange: z.boolean(),
		waitingSince: Timestamp,
		author: z.string().nullable(),
		organisation: z.object({
			id: Id,
			name: z.string(),
			about: z.string(),
			website: z.string().nullable(),
			acceptedJobs: z.number(),
			ownerId: Id.nullable(),
		}),
		draft: NamedDraft,
		before: NamedDraft.nullable(),
		publishAt: Timestamp.nullable(),
	}),
})

export const decideJob = endpoint({
	method: 'POST',
	path: 'job-reviews/:jobId',
	access: 'approver',
	summary: 'Let a job or its change through, or send it back with a reason; the team is told.',
	params,
	body: z.intersection(DecisionDraft, z.object({ version: whole('problems.versionRead') })),
	details: z.object({ status: JobStatus }),
	message: 'hiringAnswers.decided',
})
