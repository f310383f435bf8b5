import { z } from 'zod'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp, optionalLines } from '../platform/basics.ts'
import { JobCard } from './jobs.ts'

/** Why a person does not want to see a job again. */
export const DismissReason = z.enum([
	'place',
	'pay',
	'work',
	'organisation',
	'hours',
	'done_already',
	'other',
])
export type DismissReason = z.infer<typeof DismissReason>

const params = z.object({ jobId: Id })

export const listDismissals = endpoint({
	method: 'GET',
	path: 'dismissals',
	access: 'candidate',
	summary: 'The jobs that the caller does not want to see again, the latest first.',
	query: CursorPageQuery,
	details: cursorPageOf(
		z.object({
			job: JobCard,
			reason: DismissReason,
			comment: z.string().nullable(),
			dismissedAt: Timestamp,
		}),
	),
})

export const dismissJob = endpoint({
	method: 'PUT',
	path: 'dismissals/:jobId',
	access: 'candidate',
	summary: 'Leave a job out of what is suggested to the caller.',
	params,
	body: z.object({ reason: DismissReason, comment: optionalLines(300) }),
	details: z.null(),
	message: 'hiringAnswers.dismissed',
})

export const takeBackDismissal = endpoint({
	method: 'DELETE',
	path: 'dismissals/:jobId',
	access: 'candidate',
	summary: 'Suggest a job to the caller again.',
	params,
	details: z.null(),
	message: 'hiringAnswers.undismissed',
})
