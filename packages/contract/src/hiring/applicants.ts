import { z } from 'zod'
import { cursorPageOf, cursorQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { SearchQuery } from '../http/lists.ts'
import { Id, QueryNumber, Timestamp, optionalLines, requiredLines } from '../platform/basics.ts'
import { PlaceName, ProfessionName } from '../platform/names.ts'
import { problem } from '../platform/problem.ts'
import { MatchRecord } from '../search/match-record.ts'
import {
	ApplicationAnswer,
	ApplicationEvent,
	ApplicationFile,
	ApplicationJob,
	ApplicationResume,
	ApplicationSource,
	ApplicationStatus,
	RejectReason,
	applicationTimes,
} from './applications.ts'

/** The number of applicants on one page of the team's list: a whole column of most boards. */
export const applicantPageSize = 500

/** The maximum number of applications in one state transition. */
export const mostMoves = 200

const Stars = z.number().int().min(1).max(5)

/** An applicant in the list of the team. */
export const ApplicantCard = z.object({
	id: Id.describe('of the application'),
	status: ApplicationStatus,
	name: z.string().describe('or “Applicant 7F3A2C”'),
	isNamed: z.boolean().describe('false while the team reviews blindly'),
	candidateId: Id.nullable().describe('whose profile it is; null while nameless, or once withdrawn'),
	image: z.string().nullable(),
	headline: z.string().nullable(),
	profession: ProfessionName.nullable(),
	place: PlaceName.nullable(),
	experienceMonths: z.number().nullable(),
	matchTotal: z.number().nullable().describe('0 to 100: live where the engine is ready, else that of then'),
	stars: z.number().nullable().describe('the average of the team'),
	ratings: z.number().int(),
	myStars: z.number().nullable(),
	knockOuts: z.number().int().describe('answers that are not what the job asks for'),
	notes: z.number().int(),
	hasFile: z.boolean(),
	submittedAt: Timestamp,
	stageSince: Timestamp,
	daysInStage: z.number().int(),
	source: ApplicationSource,
	moves: z.array(ApplicationStatus).describe('where the team may move it now'),
})
export type ApplicantCard = z.infer<typeof ApplicantCard>

const Count = z.number().int()

export const ApplicantNote = z.object({
	id: Id,
	text: z.string(),
	author: z.string().nullable().describe('null when that account is gone'),
	isMine: z.boolean(),
	createdAt: Timestamp,
})
export type ApplicantNote = z.infer<typeof ApplicantNote>

/** An applicant with all details that the application shares. */
export const Applicant = ApplicantCard.extend({
	job: ApplicationJob,
	times: z.object({
		[applicationTimes.submitted]: Timestamp,
		[applicationTimes.viewed]: Timestamp.nullable(),
		[applicationTimes.shortlisted]: Timestamp.nullable(),
		[applicationTimes.interview]: Timestamp.nullable(),
		[applicationTimes.offered]: Timestamp.nullable(),
		[applicationTimes.hired]: Timestamp.nullable(),
		[applicationTimes.declined]: Timestamp.nullable(),
		[applicationTimes.rejected]: Timestamp.nullable(),
		[applicationTimes.withdrawn]: Timestamp.nullable(),
	}),
	motivation: z.string().nullable(),
	answers: z.array(ApplicationAnswer),
	resume: ApplicationResume.nullable().describe('null once withdrawn'),
	file: ApplicationFile.nullable().describe('without its name while nameless it is not there at all'),
	isFileHeldBack: z.boolean().describe('a file was sent, and is shown once the applicant is shortlisted'),
	contacts: z
		.object({ email: z.string(), mobileNumber: z.string().nullable() })
		.nullable()
		.describe('where the application grants them'),
	match: MatchRecord.nullable().describe('live where the engine is ready, else that of then'),
	matchTotalThen: z.number().nullable(),
	rejectReason: RejectReason.nullable(),
	endMessage: z.string().nullable(),
	events: z.array(ApplicationEvent.extend({ actor: z.string().nullable() })).describe('oldest first'),
	noteList: z.array(ApplicantNote).describe('oldest first'),
	ratingList: z.array(z.object({ name: z.string(), stars: Stars, isMine: z.boolean() })),
})
export type Applicant = z.infer<typeof Applicant>

const ofJob = z.object({ jobId: Id })
const ofApplicant = z.object({ jobId: Id, applicationId: Id })

const ApplicantFilter = z.object({
	status: ApplicationStatus.optional(),
	query: SearchQuery,
	minScore: QueryNumber.min(0).max(100).default(0),
	minStars: QueryNumber.min(0).max(5).default(0),
	knockOuts: z.enum(['any', 'without', 'with']).default('any'),
	order: z.enum(['match', 'newest', 'stars']).default('match'),
})

export const listApplicants = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/applications',
	access: 'approved employer',
	summary: 'Who applied for a job of the caller: all stages or one, filtered, the best match first.',
	params: ofJob,
	query: ApplicantFilter.extend({ page: QueryNumber.min(1).max(1000).default(1), ...cursorQuery }),
	details: cursorPageOf(ApplicantCard).extend({
		job: ApplicationJob.extend({ openings: z.number() }),
		counts: z.record(ApplicationStatus, Count).describe('of all, whatever the filter'),
		isLive: z.boolean().describe('whether the matches are those of now'),
	}),
})

export const downloadApplicantsCsv = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/applications.csv',
	access: 'approved employer',
	summary: 'Who applied for a job of the caller, as a table for spreadsheets.',
	params: ofJob,
	query: ApplicantFilter,
	details: z.file().mime('text/csv'),
})

export const showApplicant = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/applications/:applicationId',
	access: 'approved employer',
	summary: 'An application for a job of the caller; a new one is viewed by this.',
	params: ofApplicant,
	details: Applicant,
})

export const downloadApplicantPdf = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/applications/:applicationId/resume.pdf',
	access: 'approved employer',
	summary: 'The résumé of an application as a PDF file; without the name while the team reviews blindly.',
	params: ofApplicant,
	details: z.file().mime('application/pdf'),
})

export const downloadApplicantFile = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/applications/:applicationId/file',
	access: 'approved employer',
	summary: 'The file that was sent with an application; not there while the team reviews blindly.',
	params: ofApplicant,
	details: z.file(),
})

/** The states that a team can set; `viewed` is also set automatically. */
export const TeamMove = ApplicationStatus.exclude(['submitted', 'declined', 'withdrawn'])

const target = {
	to: TeamMove,
	reason: RejectReason.nullable().default(null).describe('with `rejected`; the applicant reads it'),
	message: optionalLines(1000).describe('the applicant reads them'),
}
const hasReason = (move: { to: string; reason: string | null }) =>
	move.to !== 'rejected' || move.reason !== null
const askReason = { path: ['reason'], message: 'hiringProblems.rejectReason' }

export const MoveDraft = z
	.object({ from: ApplicationStatus.describe('where the caller saw it'), ...target })
	.refine(hasReason, askReason)

export const moveApplicant = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/applications/:applicationId/move',
	access: 'approved employer',
	summary: 'Move an application to another stage; refused (409) when it stands elsewhere by now.',
	params: ofApplicant,
	body: MoveDraft,
	details: Applicant,
	message: 'hiringAnswers.moved',
})

/** The result for one of several applications in a state transition. */
export const MoveResult = z.object({
	applicationId: Id,
	isMoved: z.boolean(),
	status: ApplicationStatus.nullable().describe('where it stands now; null when it is not there'),
	message: z.string().describe('a sentence, where it did not move'),
})
export type MoveResult = z.infer<typeof MoveResult>

export const moveApplicants = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/applications/move',
	access: 'approved employer',
	summary: 'Move several applications; each one moves or not for itself, and the answer says which.',
	params: ofJob,
	body: z
		.object({
			applications: z
				.array(z.object({ applicationId: Id, from: ApplicationStatus }))
				.min(1, 'problems.chooseSome')
				.max(mostMoves, problem('hiringProblems.movesAtMost', { most: mostMoves })),
			...target,
		})
		.refine(hasReason, askReason),
	details: z.array(MoveResult),
})

export const previewMoveMail = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/applications/:applicationId/mail-preview',
	access: 'approved employer',
	summary: 'The mail that the applicant would get with a move.',
	params: ofApplicant,
	body: z.object(target),
	details: z
		.object({ subject: z.string(), paragraphs: z.array(z.string()) })
		.nullable()
		.describe('null where no mail goes out'),
})

export const ApplicantNoteDraft = z.object({ text: requiredLines('problems.write', 2000) })

export const addApplicantNote = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/applications/:applicationId/notes',
	access: 'approved employer',
	summary: 'Write a note for the team; the applicant does not read it.',
	params: ofApplicant,
	body: ApplicantNoteDraft,
	details: ApplicantNote,
	message: 'hiringAnswers.noteSaved',
})

export const removeApplicantNote = endpoint({
	method: 'DELETE',
	path: 'jobs/:jobId/applications/:applicationId/notes/:noteId',
	access: 'approved employer',
	summary: 'Remove a note of the caller.',
	params: ofApplicant.extend({ noteId: Id }),
	details: z.null(),
	message: 'hiringAnswers.noteRemoved',
})

export const rateApplicant = endpoint({
	method: 'PUT',
	path: 'jobs/:jobId/applications/:applicationId/rating',
	access: 'approved employer',
	summary: 'Give an application stars of the caller, or take them back.',
	params: ofApplicant,
	body: z.object({ stars: Stars.nullable() }),
	details: z.object({
		stars: z.number().nullable().describe('the average of the team'),
		ratings: Count,
		myStars: z.number().nullable(),
	}),
	message: 'hiringAnswers.starsSaved',
})
