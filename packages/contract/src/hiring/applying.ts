import { z } from 'zod'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { biggestAttachment } from '../platform/attachments.ts'
import { Id, Timestamp, optionalLines, lines } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'
import { MatchRecord } from '../search/match-record.ts'
import {
	Application,
	ApplicationCard,
	ApplicationJob,
	ApplicationQuestion,
	ApplicationResume,
	ApplicationSource,
	ApplicationStatus,
} from './applications.ts'
import { ApplyRoute } from './jobs.ts'

/** An answer in a request: 'yes' or 'no', a number in digits, one of the choices, or text. */
export const AnswerDraft = z.object({
	questionId: Id,
	answer: lines().max(2000, problem('problems.tooLong', { most: 2000 })),
})

const jobParams = z.object({ jobId: Id })
const params = z.object({ applicationId: Id })

export const startApplication = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/application-start',
	access: 'approved candidate',
	summary: 'What the form of an application begins with: questions, the last motivation, the profile.',
	params: jobParams,
	details: z.object({
		job: ApplicationJob.extend({ applyRoute: ApplyRoute, applyTo: z.string().nullable() }),
		application: z
			.object({ id: Id, status: ApplicationStatus })
			.nullable()
			.describe('the one that was sent before'),
		mayApply: z.boolean(),
		whyNot: z.string().nullable().describe('a sentence, where one may not'),
		questions: z.array(ApplicationQuestion),
		motivation: z.string().nullable().describe('of the last application'),
		sharesContact: z.boolean(),
		blocksEmployer: z
			.boolean()
			.describe('whether the caller hides from this organisation, and has to say yes to it'),
		resume: ApplicationResume.describe('as it would be sent'),
		missing: z.array(z.string()).describe('what the profile lacks to be a good résumé'),
		match: MatchRecord.nullable(),
	}),
})

export const findMyApplication = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/application',
	access: 'candidate',
	summary: 'The application of the caller for a job; null where there is none.',
	params: jobParams,
	details: z.object({ id: Id, status: ApplicationStatus, submittedAt: Timestamp }).nullable(),
})

const asFile = 'hiringProblems.resumeFile'

// A form with a file carries only text: lists are sent as JSON, and booleans as words.
const YesNo = z.union([z.boolean(), z.stringbool()])
const fromJson = z
	.string()
	.max(60_000)
	.transform((text, context) => {
		try {
			return z.unknown().parse(JSON.parse(text))
		} catch {
			context.addIssue({ code: 'custom', message: 'hiringProblems.answers' })
			return z.NEVER
		}
	})
const Answers = z.array(AnswerDraft).max(20)

export const ApplicationDraft = z.object({
	motivation: optionalLines(2000),
	answers: z.union([Answers, fromJson.pipe(Answers)]).default([]),
	sharesContact: YesNo.default(true),
	despiteBlock: YesNo.default(false).describe('sent although the caller hides from the organisation'),
	source: ApplicationSource.catch('portal').default('portal'),
	file: z.file(asFile).min(1, 'problems.emptyFile').max(biggestAttachment, asFile).optional(),
})
export type ApplicationDraft = z.infer<typeof ApplicationDraft>

export const applyForJob = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/applications',
	access: 'approved candidate',
	summary:
		'Apply for an open job, or again after a withdrawal. Whoever has applied gets the application that stands.',
	params: jobParams,
	body: ApplicationDraft,
	biggestFile: biggestAttachment,
	details: Application,
	message: 'hiringAnswers.applied',
})

export const listMyApplications = endpoint({
	method: 'GET',
	path: 'applications',
	access: 'candidate',
	summary: 'The applications of the caller, the latest change first.',
	query: CursorPageQuery.extend({ show: z.enum(['all', 'active', 'ended']).default('all') }),
	details: cursorPageOf(ApplicationCard).extend({
		active: z.number().int().describe('of all'),
		ended: z.number().int().describe('of all'),
	}),
})

export const showMyApplication = endpoint({
	method: 'GET',
	path: 'applications/:applicationId',
	access: 'candidate',
	summary: 'An application of the caller, with every move and its time.',
	params,
	details: Application,
})

export const downloadMyApplicationFile = endpoint({
	method: 'GET',
	path: 'applications/:applicationId/file',
	access: 'candidate',
	summary: 'The file that the caller sent with an application.',
	params,
	details: z.file(),
})

export const withdrawApplication = endpoint({
	method: 'POST',
	path: 'applications/:applicationId/withdraw',
	access: 'candidate',
	summary:
		'Withdraw an application of the caller; the organisation then sees no more than that there was one.',
	params,
	body: z.object({ message: optionalLines(500) }),
	details: Application,
	message: 'hiringAnswers.withdrawn',
})

export const restoreApplication = endpoint({
	method: 'POST',
	path: 'applications/:applicationId/restore',
	access: 'approved candidate',
	summary: 'Take back a withdrawal of the last minutes: the application stands where it stood.',
	params,
	details: Application,
	message: 'hiringAnswers.restored',
})

export const answerOffer = endpoint({
	method: 'POST',
	path: 'applications/:applicationId/answer',
	access: 'approved candidate',
	summary: 'Accept or decline an offer.',
	params,
	body: z.object({ answer: z.enum(['accept', 'decline']), message: optionalLines(500) }),
	details: Application,
	message: 'hiringAnswers.answered',
})
