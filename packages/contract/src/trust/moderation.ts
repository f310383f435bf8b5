import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { AuditAction } from '../platform/audit-actions.ts'
import { Id, PageQuery, Timestamp, pageOf, requiredLines, lines } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'
import { CaseMove, CaseState } from './moderation-values.ts'
import { ReportKind, ReportReason } from './reports.ts'

/** A case as the owner of its subject sees it: with the reasons, but never with the reporters. */
const OwnCase = z.object({
	id: Id,
	subjectKind: ReportKind,
	subjectId: Id,
	title: z.string(),
	state: CaseState,
	reasons: z.array(ReportReason),
	ownerMessage: z.string().nullable(),
	rulingMessage: z.string().nullable(),
	changedAt: Timestamp,
	moves: z.array(CaseMove).describe('what the owner can do'),
})

export const listOwnCases = endpoint({
	method: 'GET',
	path: 'cases',
	access: 'account',
	summary:
		'What of the caller, or of the organisation of the caller, was frozen after reports: what is open, and what ended in the last 90 days.',
	details: z.object({
		items: z.array(OwnCase),
		strikes: z.number().int().describe('of the last year'),
		restrictedUntil: Timestamp.nullable().describe('until when nothing can be published and nobody asked'),
	}),
})

const params = z.object({ caseId: Id })

export const answerCase = endpoint({
	method: 'POST',
	path: 'cases/:caseId/answer',
	access: 'account',
	summary:
		'Say that what was frozen is mended, or that the reports are wrong; a moderator looks at it again.',
	params,
	body: z.object({
		move: z.enum(['mend', 'dispute'], 'problems.chooseOne'),
		message: requiredLines('trustProblems.appeal', 2000),
	}),
	details: OwnCase,
	message: 'trustAnswers.appealed',
})

export const CaseView = z.enum(['open', 'answered', 'frozen', 'ended'])
export type CaseView = z.infer<typeof CaseView>

/** A case in the queue: all reports about one subject. */
const CaseCard = z.object({
	id: Id,
	subjectKind: ReportKind,
	title: z.string(),
	ownerName: z.string(),
	state: CaseState,
	weight: z.number(),
	reports: z.number().int(),
	reasons: z.array(ReportReason),
	openedAt: Timestamp,
	changedAt: Timestamp,
	escalatedAt: Timestamp.nullable(),
})

const amount = z.number().int()

export const listCases = endpoint({
	method: 'GET',
	path: 'admin/cases',
	access: 'administrator',
	summary:
		'What was reported, one line a thing: what waited too long, then what weighs most, then what is oldest.',
	query: PageQuery.extend({
		view: CaseView.default('open'),
		kind: ReportKind.optional(),
		reason: ReportReason.optional(),
	}),
	details: pageOf(CaseCard).extend({
		counts: z.object({ open: amount, answered: amount, frozen: amount, ended: amount }),
		suspensions: z
			.array(z.object({ accountId: Id, name: z.string(), strikes: amount }))
			.describe('accounts with three strikes in a year, which are not suspended'),
	}),
})

/** The subject of a case, in words. */
const Context = z.object({
	/** The page of the subject, for viewers who may open it. */
	page: z.string().nullable(),
	texts: z.array(z.string()),
	/** The messages around a reported message. */
	thread: z.array(
		z.object({
			id: Id,
			authorName: z.string().nullable(),
			text: z.string(),
			sentAt: Timestamp,
			isReported: z.boolean(),
		}),
	),
})

export const showCase = endpoint({
	method: 'GET',
	path: 'admin/cases/:caseId',
	access: 'administrator',
	summary: 'A case with all its reports, what it is about, and what else there was about the same owner.',
	params,
	details: CaseCard.extend({
		subjectId: Id,
		ownerId: Id,
		strikes: amount,
		ownerMessage: z.string().nullable(),
		answeredAt: Timestamp.nullable(),
		rulingMessage: z.string().nullable(),
		context: Context,
		reported: z.array(
			z.object({
				id: Id,
				reporterName: z.string(),
				weight: z.number().describe('of the reporter'),
				isFresh: z.boolean().describe('whether the account of the reporter was younger than a day'),
				network: amount.nullable().describe('the same number is the same network'),
				reason: ReportReason,
				comment: z.string().nullable(),
				reportedAt: Timestamp,
			}),
		),
		history: z.array(
			z.object({
				action: AuditAction,
				actorName: z.string().nullable(),
				reason: z.string().nullable(),
				at: Timestamp,
			}),
		),
		earlier: z.array(
			z.object({
				id: Id,
				subjectKind: ReportKind,
				title: z.string(),
				state: CaseState,
				changedAt: Timestamp,
			}),
		),
		moves: z.array(CaseMove).describe('what the caller can do; nothing in a case of their own'),
	}),
})

export const CaseRuling = z
	.object({
		move: z.enum(['freeze', 'uphold', 'settle', 'restore', 'dismiss'], 'problems.chooseOne'),
		message: lines()
			.max(1000, problem('problems.tooLong', { most: 1000 }))
			.default(''),
		isAbusive: z.boolean().default(false).describe('with dismiss: whether the reports were made to harm'),
	})
	.refine(({ move, message }) => move !== 'uphold' || message.length > 0, {
		path: ['message'],
		message: 'trustProblems.ruling',
	})
export type CaseRuling = z.infer<typeof CaseRuling>

export const ruleCase = endpoint({
	method: 'POST',
	path: 'admin/cases/:caseId/moves',
	access: 'administrator',
	summary: 'Freeze, uphold, settle, restore or dismiss; the owner is told, and the reporters of the outcome.',
	params,
	body: CaseRuling,
	details: z.object({ state: CaseState }),
	message: 'trustAnswers.ruled',
})
