import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Day, Id, optionalLines } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'
import { isWithinReach, longestOpenDays } from './job-drafts.ts'
import { CloseReason, Job, JobOutcome, type JobStatus } from './jobs.ts'

type Move = {
	/** The states from which it is allowed. */
	from: readonly JobStatus[]
	to: JobStatus
	by: 'team' | 'approver' | 'time'
}

/** Every state transition of a job. SQL checks this table; nothing else changes a state. */
export const jobTransitions = {
	publish: { from: ['draft', 'in_review', 'scheduled'], to: 'open', by: 'team' },
	submit: { from: ['draft', 'in_review', 'scheduled'], to: 'in_review', by: 'team' },
	schedule: { from: ['draft', 'in_review', 'scheduled'], to: 'scheduled', by: 'team' },
	takeBack: { from: ['in_review', 'scheduled'], to: 'draft', by: 'team' },
	accept: { from: ['in_review'], to: 'open', by: 'approver' },
	acceptForLater: { from: ['in_review'], to: 'scheduled', by: 'approver' },
	sendBack: { from: ['in_review'], to: 'draft', by: 'approver' },
	openInTime: { from: ['scheduled'], to: 'open', by: 'time' },
	pause: { from: ['open'], to: 'paused', by: 'team' },
	resume: { from: ['paused'], to: 'open', by: 'team' },
	close: { from: ['open', 'paused'], to: 'closed', by: 'team' },
	expire: { from: ['open', 'paused'], to: 'closed', by: 'time' },
	reopen: { from: ['closed'], to: 'open', by: 'team' },
	reopenPaused: { from: ['closed'], to: 'paused', by: 'team' },
} as const satisfies Record<string, Move>
export type JobTransition = keyof typeof jobTransitions

/** Minutes in which a job closed by mistake can be opened again. */
export const reopenMinutes = 15

/** Days after closing until the organisation is asked about the outcome. */
export const outcomeAfterDays = 14

/** Days before the last day of a job on which its organisation is reminded. */
export const remindBeforeDays = 7

const params = z.object({ jobId: Id })
const access = 'approved employer'

export const closeJob = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/close',
	access,
	summary: 'Close a job of the organisation of the caller. A reason that tells the outcome is its outcome.',
	params,
	body: z.object({
		closeReason: CloseReason.exclude(['expired']).default('withdrawn'),
		reason: optionalLines(300),
	}),
	details: Job,
	message: 'hiringAnswers.closed',
})

export const reopenJob = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/reopen',
	access,
	summary: 'Take back the closing of a job, within minutes.',
	params,
	details: Job,
	message: 'hiringAnswers.undone',
})

export const pauseJob = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/pause',
	access,
	summary: 'Take an open job out of lists and matches for a while.',
	params,
	details: Job,
	message: 'hiringAnswers.paused',
})

export const resumeJob = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/resume',
	access,
	summary: 'Open a paused job again.',
	params,
	details: Job,
	message: 'hiringAnswers.resumed',
})

export const extendJob = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/extend',
	access,
	summary: 'Move the last day of an open or paused job. It does not become a new one by that.',
	params,
	body: z.object({
		closesOn: Day.refine(
			(day) => isWithinReach(day),
			problem('hiringProblems.lastDay', { most: longestOpenDays }),
		),
	}),
	details: Job,
	message: 'hiringAnswers.extended',
})

export const copyJob = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/copies',
	access,
	summary:
		'A new draft with all that a job says. One made of a closed job repeats it, at an address of its own.',
	params,
	details: z.object({ id: Id }),
	message: 'hiringAnswers.copied',
})

export const deleteJob = endpoint({
	method: 'DELETE',
	path: 'jobs/:jobId',
	access,
	summary: 'Delete a draft that was never public.',
	params,
	details: z.null(),
	message: 'hiringAnswers.draftDeleted',
})

export const tellOutcome = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/outcome',
	access,
	summary: 'Say what became of a closed job of the organisation of the caller.',
	params,
	body: z.object({ outcome: JobOutcome }),
	details: Job,
	message: 'hiringAnswers.outcome',
})
