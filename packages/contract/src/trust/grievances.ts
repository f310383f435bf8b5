import { z } from 'zod'
import { Email } from '../accounts/accounts.ts'
import { CaptchaAnswer } from '../accounts/captcha.ts'
import { endpoint } from '../http/endpoint.ts'
import { Attachment, AttachmentDraft, biggestAttachment, mostAttachments } from '../platform/attachments.ts'
import {
	Id,
	Timestamp,
	optionalLine,
	optionalLines,
	requiredLine,
	requiredLines,
	line,
	lines,
} from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'
import {
	GrievanceClass,
	GrievanceEventKind,
	GrievanceKind,
	GrievanceParty,
	GrievanceStatus,
} from './grievance-values.ts'

/** The grievance officer: named on every page and in every reply. */
export const GrievanceOfficer = z.object({
	name: z.string().nullable(),
	email: z.string().nullable(),
	phone: z.string().nullable(),
	address: z.string().nullable(),
})
export type GrievanceOfficer = z.infer<typeof GrievanceOfficer>

const hours = z.number().int()

export const GrievanceTerms = z.object({
	officer: GrievanceOfficer,
	acknowledgeHours: hours,
	resolveHours: z.record(GrievanceClass, hours),
	reopenDays: z.number().int(),
	appealDays: z.number().int(),
	appealUrl: z.string(),
})
export type GrievanceTerms = z.infer<typeof GrievanceTerms>

export const showGrievanceTerms = endpoint({
	method: 'GET',
	path: 'grievance-terms',
	access: 'anyone',
	summary: 'Who the grievance officer is, and how long each step may take.',
	details: GrievanceTerms,
})

/** The files of a grievance. */
export const sentFiles = z
	.array(AttachmentDraft)
	.max(mostAttachments, problem('trustProblems.filesAtMost', { most: mostAttachments }))
	.default([])

const message = (message: string) => requiredLines(message, 5000)

type ForAnother = {
	isForAnother?: string
	behalfName?: unknown
	behalfRelation?: unknown
	behalfConsent?: unknown
}

/** The fields required from a complainant who files for another person; reported together with all other errors. */
function neededForAnother(
	field: Exclude<keyof ForAnother, 'isForAnother'>,
	error: string,
): [(draft: ForAnother) => boolean, Needed] {
	const isSound = (draft: ForAnother) =>
		draft.isForAnother !== 'yes' || (Boolean(draft[field]) && draft[field] !== 'no')
	const isForm = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
	return [isSound, { path: [field], error, when: isForm }]
}

type Needed = { path: string[]; error: string; when: (payload: { value: unknown }) => boolean }

/**
 * The fields as texts, since a form with files sends them; `isForAnother` says whether the three fields after it
 * count.
 */
export const GrievanceDraft = z
	.object({
		/** Made by the sender: the same id sent twice is one grievance. */
		id: Id.optional(),
		kind: z.enum(GrievanceKind.options, 'problems.topic'),
		message: lines('trustProblems.happened')
			.min(20, problem('problems.tooShort', { least: 20 }))
			.max(5000, problem('problems.tooLong', { most: 5000 })),
		subject: optionalLines(500),
		name: requiredLine('problems.yourName', 120),
		email: Email,
		phone: optionalLine(20),
		isForAnother: z.enum(['yes', 'no']).default('no'),
		behalfName: optionalLine(120),
		behalfRelation: optionalLine(120),
		behalfConsent: z.enum(['yes', 'no']).default('no'),
		files: sentFiles,
		captcha: CaptchaAnswer.optional(),
	})
	.refine(...neededForAnother('behalfName', 'trustProblems.behalfName'))
	.refine(...neededForAnother('behalfRelation', 'trustProblems.behalfRelation'))
	.refine(...neededForAnother('behalfConsent', 'trustProblems.behalfConsent'))
export type GrievanceDraft = z.infer<typeof GrievanceDraft>

/** The number and size of files that may be sent. */
export const withFiles = { biggestFile: biggestAttachment, mostFiles: mostAttachments }

export const fileGrievance = endpoint({
	method: 'POST',
	path: 'grievances',
	access: 'anyone',
	summary: 'File a grievance, with or without an account; up to five files may come along.',
	body: GrievanceDraft,
	...withFiles,
	details: z.object({
		number: z.string(),
		email: z.string(),
		acknowledgeDueAt: Timestamp,
		resolveDueAt: Timestamp,
	}),
	message: 'trustAnswers.filed',
})

/** A line of the log as the complainant reads it. */
export const GrievanceEvent = z.object({
	id: Id,
	at: Timestamp,
	kind: GrievanceEventKind,
	party: GrievanceParty,
	message: z.string().nullable(),
	toStatus: GrievanceStatus.nullable(),
	attachments: z.array(Attachment),
})
export type GrievanceEvent = z.infer<typeof GrievanceEvent>

/** What both sides see of a grievance. */
export const sharedFields = {
	number: z.string(),
	kind: GrievanceKind,
	class: GrievanceClass,
	status: GrievanceStatus,
	subject: z.string().nullable(),
	name: z.string(),
	behalfName: z.string().nullable(),
	behalfRelation: z.string().nullable(),
	filedAt: Timestamp,
	acknowledgeDueAt: Timestamp,
	acknowledgedAt: Timestamp.nullable(),
	clockStartedAt: Timestamp,
	resolveDueAt: Timestamp,
	resolvedAt: Timestamp.nullable(),
	closedAt: Timestamp.nullable(),
	reopenedTimes: z.number().int(),
	stars: z.number().int().nullable(),
	ratingComment: z.string().nullable(),
	/** The time of this response, at which the clocks are read. */
	asOf: Timestamp,
}

/** A grievance as its complainant sees it, without anything internal. */
export const TrackedGrievance = z.object({
	...sharedFields,
	events: z.array(GrievanceEvent),
	officer: GrievanceOfficer,
	/** The end of the time in which it can be reopened; null where it cannot. */
	reopenUntil: Timestamp.nullable(),
	/** The end of the time in which the answer can be appealed; null before there is one. */
	appealUntil: Timestamp.nullable(),
	appealUrl: z.string(),
})
export type TrackedGrievance = z.infer<typeof TrackedGrievance>

/** Opens a grievance to its complainant, only with both parts. Letters that look like digits are read as such. */
export const GrievanceKey = z.object({
	number: line('trustProblems.grievanceNumber')
		.min(1, 'trustProblems.grievanceNumber')
		.max(40, 'trustProblems.grievanceNumber'),
	email: Email,
})
export type GrievanceKey = z.infer<typeof GrievanceKey>

export const trackGrievance = endpoint({
	method: 'POST',
	path: 'grievance-tracking',
	access: 'anyone',
	summary: 'The whole public history of a grievance, for its number and the address it was filed with.',
	body: GrievanceKey,
	details: TrackedGrievance,
})

export const replyToGrievance = endpoint({
	method: 'POST',
	path: 'grievance-tracking/replies',
	access: 'anyone',
	summary: 'Add words and files to a grievance; one that waits for its complainant goes on.',
	body: GrievanceKey.extend({ message: message('problems.write'), files: sentFiles }),
	...withFiles,
	details: TrackedGrievance,
	message: 'trustAnswers.replied',
})

export const reopenGrievance = endpoint({
	method: 'POST',
	path: 'grievance-tracking/reopening',
	access: 'anyone',
	summary: 'Reopen a grievance whose answer does not settle it; the clock starts anew.',
	body: GrievanceKey.extend({ message: message('trustProblems.notSettled') }),
	details: TrackedGrievance,
	message: 'trustAnswers.reopened',
})

export const withdrawGrievance = endpoint({
	method: 'POST',
	path: 'grievance-tracking/closing',
	access: 'anyone',
	summary: 'Close a grievance as its complainant: it is settled, or withdrawn.',
	body: GrievanceKey.extend({ message: optionalLines(5000) }),
	details: TrackedGrievance,
	message: 'trustAnswers.closed',
})

export const rateGrievance = endpoint({
	method: 'POST',
	path: 'grievance-tracking/rating',
	access: 'anyone',
	summary: 'Rate the answer from one to five; once for each answer.',
	body: GrievanceKey.extend({
		stars: z.number('trustProblems.stars').int().min(1).max(5),
		comment: optionalLines(2000),
	}),
	details: TrackedGrievance,
	message: 'trustAnswers.rated',
})

export const sendTrackedAttachment = endpoint({
	method: 'POST',
	path: 'grievance-tracking/attachments/:attachmentId',
	access: 'anyone',
	summary: 'A file of the public history of a grievance.',
	params: z.object({ attachmentId: Id }),
	body: GrievanceKey,
	details: z.file(),
})

export const listMyGrievances = endpoint({
	method: 'GET',
	path: 'grievances/mine',
	access: 'account',
	summary: 'What was filed from the signed-in account, newest first.',
	details: z.array(
		z.object({
			number: z.string(),
			email: z.string(),
			kind: GrievanceKind,
			status: GrievanceStatus,
			filedAt: Timestamp,
		}),
	),
})
