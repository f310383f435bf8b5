import { z } from 'zod'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Ids, Timestamp, requiredLines } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'
import { ApplicationJob } from './applications.ts'

/** What an invited person answers, once. `never`: no more invitations of this organisation, which is not told. */
export const InvitationAnswer = z.enum(['interested', 'not_now', 'never'])
export type InvitationAnswer = z.infer<typeof InvitationAnswer>

/** An invitation as its person sees it: open until it is answered or its job closes. */
export const InvitationStatus = z.enum(['open', 'interested', 'not_now', 'never', 'expired'])
export type InvitationStatus = z.infer<typeof InvitationStatus>

/** An invitation to apply, as the invited person sees it. */
export const ReceivedInvitation = z.object({
	id: Id,
	job: ApplicationJob,
	message: z.string(),
	status: InvitationStatus,
	invitedAt: Timestamp,
	answeredAt: Timestamp.nullable(),
	applicationId: Id.nullable().describe('of the application that followed'),
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

/** An invitation as the team of the job sees it. */
export const SentInvitation = z.object({
	candidateId: Id,
	status: InvitationStatus.exclude(['never']).describe('one that was answered with `never` stays open'),
	invitedAt: Timestamp,
	hasApplied: z.boolean(),
})
export type SentInvitation = z.infer<typeof SentInvitation>

const ofJob = z.object({ jobId: Id })
const message = requiredLines('hiringProblems.invitation', 500)

export const JobInvitationDraft = z.object({ candidateId: Id, message })

/** The maximum number of people in one call: those of the longest ranking. */
export const mostInvitedTogether = 100

export const JobInvitationsDraft = z.object({
	candidateIds: z
		.array(Id)
		.min(1, 'problems.chooseSome')
		.max(mostInvitedTogether, problem('hiringProblems.inviteAtMost', { most: mostInvitedTogether })),
	message,
})

/** The result for one of several people; it does not name them, since some may be hidden from the caller. */
export const InviteResult = z.object({
	isInvited: z.boolean(),
	message: z.string().describe('a sentence, where there is no invitation'),
})
export type InviteResult = z.infer<typeof InviteResult>

export const inviteToApply = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/invitations',
	access: 'approved employer',
	summary:
		'Invite a person whom the caller sees to apply for an open job of the caller; each person once for a job, and as many a day as the site settings allow.',
	params: ofJob,
	body: JobInvitationDraft,
	details: SentInvitation,
	message: 'hiringAnswers.invited',
})

export const inviteSeveralToApply = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/invitations/several',
	access: 'approved employer',
	summary:
		'Invite several people to apply with the same message; each one is invited or not for themselves, as in a call for one, and the answer says which, in the order in which they are named.',
	params: ofJob,
	body: JobInvitationsDraft,
	details: z.array(InviteResult),
})

export const listSentInvitations = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/invitations',
	access: 'approved employer',
	summary: 'Which of these people were invited to apply for a job of the caller, and what they answered.',
	params: ofJob,
	query: z.object({ ids: Ids }),
	details: z.array(SentInvitation),
})

export const listMyInvitations = endpoint({
	method: 'GET',
	path: 'job-invitations',
	access: 'candidate',
	summary: 'Invitations to the caller to apply, open ones first, then newest first.',
	query: CursorPageQuery,
	details: cursorPageOf(ReceivedInvitation).extend({ open: z.number().int().describe('of all') }),
})

export const answerInvitation = endpoint({
	method: 'POST',
	path: 'job-invitations/:jobInvitationId/answer',
	access: 'approved candidate',
	summary: 'Answer an open invitation to the caller; once, and while the job is open.',
	params: z.object({ jobInvitationId: Id }),
	body: z.object({ answer: InvitationAnswer }),
	details: ReceivedInvitation,
	message: 'hiringAnswers.answered',
})
