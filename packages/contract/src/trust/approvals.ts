import { z } from 'zod'
import { AccountStatus, UserType } from '../accounts/accounts.ts'
import { Decision, DecisionDraft, AccountDecisionDraft } from '../accounts/decisions.ts'
import { endpoint } from '../http/endpoint.ts'
import { SearchQuery } from '../http/lists.ts'
import { Id, PageQuery, QueryNumber, Timestamp, pageOf } from '../platform/basics.ts'
import { PlaceName } from '../platform/names.ts'
import { problem } from '../platform/problem.ts'
import { Candidate } from '../profiles/candidates.ts'
import { Organisation } from '../profiles/organisations.ts'

/**
 * Why the caller may not decide on an account. Nobody decides on themselves, and their own account is not even
 * listed.
 */
export const ReviewConflict = z.enum(['own', 'invited', 'team', 'employer'])
export type ReviewConflict = z.infer<typeof ReviewConflict>

/** An approver who is looking at a waiting account now. */
export const ApprovalReviewer = z.object({ name: z.string(), since: Timestamp })

/** An account that waits for an approver. */
export const PendingAccount = z.object({
	id: Id,
	userType: UserType,
	name: z.string(),
	about: z.string().nullable(),
	place: PlaceName.nullable(),
	waitingSince: Timestamp,
	askedAt: Timestamp.nullable().describe('since when the person is asked for more'),
	isAgain: z.boolean().describe('whether it was decided on before'),
	hasDuplicates: z.boolean(),
	conflict: ReviewConflict.nullable(),
	reviewer: z.string().nullable().describe('the name of another approver who looks at it'),
})

/** The filter of the queue. */
export const QueueFilter = z.object({
	state: z.enum(['waiting', 'asked']).default('waiting').describe('for a decision, or for an answer'),
	userType: UserType.optional(),
	days: QueryNumber.min(0).max(365).default(0).describe('only what waits so many days or longer'),
	query: SearchQuery.describe('in the name, the place or the e-mail address'),
	history: z.enum(['first', 'again']).optional(),
	duplicates: z.enum(['yes']).optional().describe('only what may be there twice'),
})
export type QueueFilter = z.infer<typeof QueueFilter>

export const listPendingAccounts = endpoint({
	method: 'GET',
	path: 'approvals',
	access: 'approver',
	summary: 'Accounts that wait for a decision, longest waiting first.',
	query: PageQuery.extend(QueueFilter.shape),
	details: pageOf(PendingAccount).extend({
		waiting: z.number().int().describe('accounts that wait for a decision, whatever the filter'),
		asked: z.number().int().describe('accounts that were asked for more'),
	}),
})

const subject = z.object({ accountId: Id })

export const showPendingCandidate = endpoint({
	method: 'GET',
	path: 'approvals/candidates/:accountId',
	access: 'approver',
	summary: 'The whole profile of a candidate and the decisions taken on it.',
	params: subject,
	details: z.object({ candidate: Candidate, decisions: z.array(Decision) }),
})

export const showPendingOrganisation = endpoint({
	method: 'GET',
	path: 'approvals/organisations/:accountId',
	access: 'approver',
	summary: 'The whole profile of an organisation and the decisions taken on it.',
	params: subject,
	details: z.object({ organisation: Organisation, decisions: z.array(Decision) }),
})

export const decideAccount = endpoint({
	method: 'POST',
	path: 'approvals/:accountId',
	access: 'approver',
	summary: 'Approve or reject a pending account, or ask it for more; the person is told.',
	params: subject,
	body: AccountDecisionDraft,
	details: z.object({ status: AccountStatus }),
	message: 'trustAnswers.decided',
})

/** The maximum number of accounts decided on at once. */
export const mostAtOnce = 50

export const decideAccounts = endpoint({
	method: 'POST',
	path: 'approvals',
	access: 'approver',
	summary: 'Approve or reject several accounts, each for itself; tells which could not be decided, and why.',
	body: z.object({
		accountIds: z
			.array(Id)
			.min(1, 'problems.chooseSome')
			.max(mostAtOnce, problem('problems.chooseAtMost', { most: mostAtOnce })),
		draft: DecisionDraft,
	}),
	details: z.object({
		decided: z.array(Id),
		refused: z.array(z.object({ id: Id, name: z.string(), message: z.string() })),
	}),
})

/** Why another account may be the same person or organisation. */
export const LikenessReason = z.enum([
	'phone',
	'name_and_birth',
	'name_and_place',
	'website',
	'file',
	'same_text',
	'similar_text',
])
export type LikenessReason = z.infer<typeof LikenessReason>

/** An account that may be the same person or organisation. */
export const LikelyDuplicate = z.object({
	id: Id,
	userType: UserType,
	status: AccountStatus,
	name: z.string(),
	about: z.string().nullable(),
	place: PlaceName.nullable(),
	email: z.string(),
	createdAt: Timestamp,
	reasons: z.array(LikenessReason),
})

const neighbour = z.object({ id: Id, userType: UserType, name: z.string() }).nullable()

export const showApprovalCase = endpoint({
	method: 'GET',
	path: 'approvals/:accountId/case',
	access: 'approver',
	summary:
		'What an approver needs besides the profile: how it was at the last decision, likely duplicates, who looks at it, and what comes before and after it in the queue.',
	params: subject,
	query: QueueFilter,
	details: z.object({
		userType: UserType,
		status: AccountStatus,
		statusReason: z.string().nullable(),
		waitingSince: Timestamp.nullable(),
		askedAt: Timestamp.nullable(),
		conflict: ReviewConflict.nullable(),
		reviewers: z.array(ApprovalReviewer),
		before: z
			.object({
				decision: z.enum(['approve', 'reject', 'ask']),
				at: Timestamp,
				profile: z.record(z.string(), z.unknown()).describe('a Candidate, Organisation or Guest as it was'),
			})
			.nullable(),
		duplicates: z.array(LikelyDuplicate),
		previous: neighbour,
		next: neighbour,
	}),
})

export const lookAtCase = endpoint({
	method: 'POST',
	path: 'approvals/:accountId/look',
	access: 'approver',
	summary:
		'Tell the other approvers that the caller looks at this account, for the next minutes; tells who else does.',
	params: subject,
	details: z.object({ reviewers: z.array(ApprovalReviewer) }),
})
