import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { SearchQuery } from '../http/lists.ts'
import {
	Id,
	PageQuery,
	QueryNumber,
	Timestamp,
	pageOf,
	optionalLines,
	requiredLines,
	whole,
} from '../platform/basics.ts'
import { GrievanceClass, GrievanceKind, GrievanceStatus } from './grievance-values.ts'
import { GrievanceEvent, sentFiles, sharedFields, withFiles } from './grievances.ts'

/** A grievance in a list. */
export const GrievanceCard = z.object({
	id: Id,
	number: z.string(),
	kind: GrievanceKind,
	class: GrievanceClass,
	status: GrievanceStatus,
	name: z.string(),
	/** The beginning of its text. */
	message: z.string(),
	assigneeName: z.string().nullable(),
	filedAt: Timestamp,
	clockStartedAt: Timestamp,
	acknowledgeDueAt: Timestamp,
	acknowledgedAt: Timestamp.nullable(),
	resolveDueAt: Timestamp,
	resolvedAt: Timestamp.nullable(),
	closedAt: Timestamp.nullable(),
})
export type GrievanceCard = z.infer<typeof GrievanceCard>

/** The views of the queue; `open` is everything that waits for an answer. */
export const GrievanceView = z.enum(['open', 'overdue', 'mine', 'waiting', 'answered', 'all'])
export type GrievanceView = z.infer<typeof GrievanceView>

export const listGrievances = endpoint({
	method: 'GET',
	path: 'grievances',
	access: 'administrator',
	summary: 'Grievances for those who answer them, those due first at the top.',
	query: PageQuery.extend({
		view: GrievanceView.default('open'),
		kind: GrievanceKind.optional(),
		status: GrievanceStatus.optional(),
		/** The number or its end, a name, an address, a word. */
		query: SearchQuery,
	}),
	details: pageOf(GrievanceCard).extend({
		asOf: Timestamp,
		counts: z.record(GrievanceView, z.number().int()),
	}),
})

/** A grievance as the officers see it. */
export const Grievance = z.object({
	...sharedFields,
	id: Id,
	email: z.string(),
	phone: z.string().nullable(),
	message: z.string(),
	account: z
		.object({ id: Id, userType: z.enum(['candidate', 'employer', 'guest_user']), name: z.string() })
		.nullable(),
	assignee: z.object({ id: Id, name: z.string() }).nullable(),
	version: z.number().int(),
	events: z.array(
		GrievanceEvent.extend({
			isPublic: z.boolean(),
			actorName: z.string().nullable(),
			assigneeName: z.string().nullable(),
			/** The clock of a warning, and the share of it that had passed, in percent. */
			clock: z.enum(['acknowledge', 'resolve']).nullable(),
			share: z.number().int().nullable(),
			stars: z.number().int().nullable(),
		}),
	),
	/** The administrators that it can be assigned to. */
	administrators: z.array(z.object({ id: Id, name: z.string() })),
})

const params = z.object({ grievanceId: Id })
const version = QueryNumber.min(1)

export const showGrievance = endpoint({
	method: 'GET',
	path: 'grievances/:grievanceId',
	access: 'administrator',
	summary: 'A grievance with everything in it, internal notes too.',
	params,
	details: Grievance,
})

/** The states that an officer can set. */
export const OfficerStatus = GrievanceStatus.extract([
	'acknowledged',
	'in_progress',
	'waiting_for_complainant',
	'resolved',
	'rejected',
])

/** State transitions that require a message for the complainant. */
const needMessage: readonly string[] = ['', 'waiting_for_complainant', 'resolved', 'rejected']

export const GrievanceAnswerDraft = z
	.object({
		/** If left out, the state stays; a first reply still counts as an acknowledgement. */
		status: z.union([OfficerStatus, z.literal('')]).default(''),
		message: optionalLines(5000),
		/** The responsible authority, if the grievance is rejected as out of scope. */
		whereToGo: optionalLines(500),
		/** The version that the writer has seen: of two officers who write at once, the second is told. */
		version,
		files: sentFiles,
	})
	.superRefine((draft, context) => {
		const ask = (field: string, message: string) =>
			context.addIssue({ code: 'custom', path: [field], message })
		if (needMessage.includes(draft.status) && !draft.message) ask('message', 'trustProblems.grievanceAnswer')
		if (draft.status === 'rejected' && !draft.whereToGo) ask('whereToGo', 'trustProblems.whereToGo')
	})

export const answerGrievance = endpoint({
	method: 'POST',
	path: 'grievances/:grievanceId/answers',
	access: 'administrator',
	summary: 'Answer the complainant, move the grievance on, or both; they are told by mail.',
	params,
	body: GrievanceAnswerDraft,
	...withFiles,
	details: z.object({ status: GrievanceStatus, version: z.number().int() }),
	message: 'trustAnswers.grievanceAnswered',
})

export const GrievanceNoteDraft = z.object({
	message: requiredLines('trustProblems.note', 5000),
	files: sentFiles,
})

export const noteGrievance = endpoint({
	method: 'POST',
	path: 'grievances/:grievanceId/notes',
	access: 'administrator',
	summary: 'Keep a note that only administrators read.',
	params,
	body: GrievanceNoteDraft,
	...withFiles,
	details: z.object({ version: z.number().int() }),
	message: 'trustAnswers.noteSaved',
})

export const assignGrievance = endpoint({
	method: 'POST',
	path: 'grievances/:grievanceId/assignment',
	access: 'administrator',
	summary: 'Give a grievance to an administrator, or to nobody.',
	params,
	body: z.object({ accountId: Id.nullable(), version: whole().min(1) }),
	details: z.object({ version: z.number().int() }),
	message: 'trustAnswers.saved',
})

export const sendGrievanceAttachment = endpoint({
	method: 'GET',
	path: 'grievances/:grievanceId/attachments/:attachmentId',
	access: 'administrator',
	summary: 'A file of a grievance, internal ones too.',
	params: params.extend({ attachmentId: Id }),
	details: z.file(),
})
