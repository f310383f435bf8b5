import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp, optionalLines, requiredLine, requiredLines, whole } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'
import { InterviewStatus } from './applications.ts'

/** The maximum number of proposed times. */
export const mostInterviewTimes = 10

/** The length of an interview in minutes. */
export const interviewMinutes = { least: 10, most: 480 }

/** How many days ahead an interview can be. */
export const interviewHorizonDays = 180

const inFuture = 'hiringProblems.pastTime'

// A time that cannot be parsed still reaches these checks, as it was sent.
const Times = z
	.array(
		Timestamp.refine((time) => Number(time) > Date.now(), inFuture).refine(
			(time) => Number(time) < Date.now() + interviewHorizonDays * 86_400_000,
			'hiringProblems.farTime',
		),
		'hiringProblems.noTime',
	)
	.min(1, 'hiringProblems.noTime')
	.max(mostInterviewTimes, problem('hiringProblems.timesAtMost', { most: mostInterviewTimes }))
	.refine((times) => new Set(times.map(Number)).size === times.length, 'hiringProblems.sameTime')

/** The team's proposal. */
export const InterviewDraft = z.object({
	times: Times,
	minutes: z
		.number('hiringProblems.duration')
		.int('hiringProblems.minutes')
		.min(interviewMinutes.least, problem('hiringProblems.minutesAtLeast', { least: interviewMinutes.least }))
		.max(interviewMinutes.most, problem('hiringProblems.hoursAtMost', { most: interviewMinutes.most / 60 })),
	place: requiredLine('hiringProblems.where', 300),
	message: optionalLines(1000),
})
export type InterviewDraft = z.infer<typeof InterviewDraft>

/** A change names the version of the interview that it is based on; if somebody else was faster it is refused. */
const sequence = whole().describe('of the interview as the caller knows it')

/** A meeting of an applicant and a member of the team, as one of the two sides sees it. */
export const Interview = z.object({
	id: Id,
	applicationId: Id,
	jobId: Id,
	job: z.string().describe('its title'),
	isTeam: z.boolean().describe('whether the caller is in the team'),
	other: z
		.string()
		.describe('who the caller meets; the applicant of a blind job goes by a number until it is shortlisted'),
	status: InterviewStatus,
	sequence: z.number().int(),
	minutes: z.number().int(),
	place: z.string(),
	message: z.string().nullable(),
	wish: z.string().nullable().describe('of the applicant, who asks for other times'),
	endMessage: z.string().nullable(),
	isEndedByTeam: z.boolean().nullable(),
	startsAt: Timestamp.nullable(),
	times: z.array(Timestamp).describe('proposed, still ahead; for the applicant those that are still free'),
	host: z.string().nullable().describe('the member of the team who holds it'),
})
export type Interview = z.infer<typeof Interview>

const params = z.object({ interviewId: Id })

export const listComingInterviews = endpoint({
	method: 'GET',
	path: 'interviews',
	access: 'approved account',
	summary: 'Interviews of the caller, or of the organisation of the caller, that are ahead, soonest first.',
	details: z.array(Interview).describe('50 at most'),
})

export const listInterviews = endpoint({
	method: 'GET',
	path: 'applications/:applicationId/interviews',
	access: 'approved account',
	summary: 'The interviews of an application, latest first, for the applicant and the team of the job.',
	params: z.object({ applicationId: Id }),
	details: z.object({
		interviews: z.array(Interview),
		busy: z
			.array(z.object({ startsAt: Timestamp, minutes: z.number().int() }))
			.describe('when a caller of the team holds another interview'),
	}),
})

export const proposeInterview = endpoint({
	method: 'POST',
	path: 'applications/:applicationId/interviews',
	access: 'approved employer',
	summary: 'Propose times to an applicant.',
	params: z.object({ applicationId: Id }),
	body: InterviewDraft,
	details: Interview,
	message: 'hiringAnswers.proposed',
})

export const changeInterview = endpoint({
	method: 'POST',
	path: 'interviews/:interviewId/times',
	access: 'approved employer',
	summary: 'Propose other times; a time that was chosen before is off.',
	params,
	body: InterviewDraft.extend({ sequence }),
	details: Interview,
	message: 'hiringAnswers.proposedAnew',
})

export const chooseInterviewTime = endpoint({
	method: 'POST',
	path: 'interviews/:interviewId/choose',
	access: 'approved candidate',
	summary: 'Choose one of the times.',
	params,
	body: z.object({ startsAt: Timestamp, sequence }),
	details: Interview,
	message: 'hiringAnswers.fixed',
})

export const askOtherTimes = endpoint({
	method: 'POST',
	path: 'interviews/:interviewId/ask',
	access: 'approved candidate',
	summary: 'Ask for other times; a time that was chosen before is off.',
	params,
	body: z.object({ message: requiredLines('hiringProblems.otherTimes', 500), sequence }),
	details: Interview,
	message: 'hiringAnswers.otherTimes',
})

export const cancelInterview = endpoint({
	method: 'POST',
	path: 'interviews/:interviewId/cancel',
	access: 'approved account',
	summary: 'Call an interview off.',
	params,
	body: z.object({ message: requiredLines('hiringProblems.cancelReason', 500), sequence }),
	details: Interview,
	message: 'hiringAnswers.cancelled',
})

export const downloadInterview = endpoint({
	method: 'GET',
	path: 'interviews/:interviewId/ics',
	access: 'approved account',
	summary: 'An interview whose time is fixed, for a calendar (RFC 5545).',
	params,
	details: z.file().mime('text/calendar'),
})
