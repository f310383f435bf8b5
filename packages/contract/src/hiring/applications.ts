import { z } from 'zod'
import { Id, Timestamp } from '../platform/basics.ts'
import { PlaceName } from '../platform/names.ts'
import { CandidateView, WorkMode } from '../profiles/candidates.ts'
import { MatchRecord } from '../search/match-record.ts'
import { EmploymentType, JobStatus, QuestionKind } from './jobs.ts'

/** The state of an application. `applicationTransitions` defines the allowed transitions, and for which side. */
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

/** The two sides of an application. */
export const ApplicationParty = z.enum(['candidate', 'team'])
export type ApplicationParty = z.infer<typeof ApplicationParty>

type Move = {
	by: readonly ApplicationParty[]
	/** A transition back, to undo another: only to a state that the application was in before. */
	isBack?: true
}

const team: Move = { by: ['team'] }
const back: Move = { by: ['team'], isBack: true }
const candidate: Move = { by: ['candidate'] }
const either: Move = { by: ['candidate', 'team'] }
/** Only to the earlier state, and only within `undoMinutes`. */
const undo: Move = { by: ['candidate'], isBack: true }

/** Every allowed state transition: from, to, and by which side. All others are refused. */
export const applicationTransitions: Record<ApplicationStatus, Partial<Record<ApplicationStatus, Move>>> = {
	submitted: {
		viewed: team,
		shortlisted: team,
		interview: team,
		rejected: team,
		withdrawn: candidate,
	},
	viewed: { shortlisted: team, interview: team, offered: team, rejected: team, withdrawn: candidate },
	shortlisted: { viewed: back, interview: team, offered: team, rejected: team, withdrawn: candidate },
	interview: {
		viewed: back,
		shortlisted: back,
		offered: team,
		hired: team,
		rejected: team,
		withdrawn: candidate,
	},
	offered: {
		viewed: back,
		shortlisted: back,
		interview: back,
		hired: either,
		declined: candidate,
		rejected: team,
		withdrawn: candidate,
	},
	hired: { interview: back, offered: back },
	declined: { offered: team },
	rejected: { viewed: back, shortlisted: back, interview: back, offered: back },
	// To submitted while the job is open means applying again; to the other states the withdrawal is undone.
	withdrawn: { submitted: candidate, viewed: undo, shortlisted: undo, interview: undo, offered: undo },
}

/** The timestamp that a transition sets: that of its target state. */
export const applicationTimes = {
	submitted: 'submittedAt',
	viewed: 'viewedAt',
	shortlisted: 'shortlistedAt',
	interview: 'interviewAt',
	offered: 'offeredAt',
	hired: 'hiredAt',
	declined: 'declinedAt',
	rejected: 'rejectedAt',
	withdrawn: 'withdrawnAt',
} as const satisfies Record<ApplicationStatus, string>

/** Final states of an application. */
export const endedStates: readonly ApplicationStatus[] = ['hired', 'declined', 'rejected', 'withdrawn']

/** States in which a team that reviews blindly sees who the applicant is. */
export const revealingStates: readonly ApplicationStatus[] = ['shortlisted', 'interview', 'offered', 'hired']

/** Minutes in which a withdrawal can be undone, which restores the earlier state. */
export const undoMinutes = 10

/** Whether the table allows this side this state transition. */
export function mayTransition(from: ApplicationStatus, to: ApplicationStatus, by: ApplicationParty) {
	return applicationTransitions[from][to]?.by.includes(by) ?? false
}

/** Why an organisation rejects an application; the applicant reads it. */
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

/** Where an applicant found the job. */
export const ApplicationSource = z.enum([
	'portal',
	'matches',
	'list',
	'saved',
	'similar',
	'organisation',
	'alert',
	'invitation',
	'feed',
	'shared',
])
export type ApplicationSource = z.infer<typeof ApplicationSource>

/** A question of a job, as applicants read it. */
export const ApplicationQuestion = z.object({
	id: Id,
	text: z.string(),
	kind: QuestionKind,
	choices: z.array(z.string()),
	isRequired: z.boolean(),
})
export type ApplicationQuestion = z.infer<typeof ApplicationQuestion>

/** A question and its answer, as sent. */
export const ApplicationAnswer = z.object({
	question: z.string(),
	answer: z.string(),
	isKnockedOut: z.boolean().describe('not what the job asks for; the applicant is not told'),
})
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>

/** The résumé as it was sent: a profile with new ids, which refer to nothing. */
export const ApplicationResume = CandidateView
export type ApplicationResume = z.infer<typeof ApplicationResume>

/** A file that was sent instead of the profile, or with it. */
export const ApplicationFile = z.object({ name: z.string(), mediaType: z.string(), size: z.number() })

/** The job of an application, even when it is closed. */
export const ApplicationJob = z.object({
	id: Id,
	title: z.string(),
	organisation: z.object({ id: Id, name: z.string(), logo: z.string().nullable() }),
	places: z.array(PlaceName),
	workMode: WorkMode,
	employmentType: EmploymentType,
	status: JobStatus,
	isOpen: z.boolean().describe('whether one can apply'),
	isBlind: z.boolean(),
	closesOn: z.string(),
})
export type ApplicationJob = z.infer<typeof ApplicationJob>

/** A state transition of an application, as its applicant sees it. The first one has no earlier state. */
export const ApplicationEvent = z.object({
	id: Id,
	from: ApplicationStatus.nullable(),
	to: ApplicationStatus,
	by: ApplicationParty,
	message: z.string().nullable().describe('of whoever moved it'),
	at: Timestamp,
})
export type ApplicationEvent = z.infer<typeof ApplicationEvent>

const times = {
	submittedAt: Timestamp,
	stageSince: Timestamp.describe('when it came to where it stands'),
}

/** An application in the list of its applicant. */
export const ApplicationCard = z.object({
	id: Id,
	status: ApplicationStatus,
	reached: ApplicationStatus.describe('the furthest stage before it ended; else where it stands'),
	...times,
	job: ApplicationJob,
	interview: z
		.object({ id: Id, status: InterviewStatus, startsAt: Timestamp.nullable() })
		.nullable()
		.describe('the next one, proposed or confirmed'),
})
export type ApplicationCard = z.infer<typeof ApplicationCard>

/** An application with all details, for its applicant. */
export const Application = ApplicationCard.extend({
	motivation: z.string().nullable(),
	answers: z.array(ApplicationAnswer.omit({ isKnockedOut: true })),
	resume: ApplicationResume,
	file: ApplicationFile.nullable(),
	sharesContact: z.boolean(),
	isNamed: z.boolean().describe('whether the organisation sees who it is'),
	alias: z.string().describe('what a blind reviewer reads in place of the name'),
	match: MatchRecord.nullable().describe('as it was when it was sent'),
	rejectReason: RejectReason.nullable(),
	endMessage: z.string().nullable(),
	events: z.array(ApplicationEvent).describe('oldest first'),
	undoUntil: Timestamp.nullable().describe('until when a withdrawal can be taken back'),
})
export type Application = z.infer<typeof Application>
