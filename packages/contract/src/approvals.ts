import { z } from 'zod'
import { AccountStatus, UserType } from './accounts.ts'
import { Id, PageQuery, Timestamp, pageOf, requiredText } from './basics.ts'
import { Candidate } from './candidates.ts'
import { endpoint } from './endpoint.ts'
import { Organisation } from './organisations.ts'

/** An account that waits for an approver. */
export const PendingAccount = z.object({
	id: Id,
	userType: UserType,
	name: z.string(),
	about: z.string().nullable(),
	place: z.string().nullable(),
	waitingSince: Timestamp,
})

export const listPendingAccounts = endpoint({
	method: 'GET',
	path: 'approvals',
	access: 'approver',
	summary: 'Accounts that wait for a decision, longest waiting first.',
	query: PageQuery.extend({ userType: UserType.optional() }),
	details: pageOf(PendingAccount),
})

/** What the audit log can tell of. */
export const AuditAction = z.enum([
	'account_approved',
	'account_rejected',
	'account_type_changed',
	'approver_granted',
	'approver_revoked',
	'administrator_granted',
	'administrator_revoked',
	'domain_confirmed',
	'domain_lost',
	'employment_confirmed',
	'employment_denied',
	'job_accepted',
	'job_change_accepted',
	'job_change_sent_back',
	'job_closed',
	'job_published',
	'job_reopened',
	'job_sent_back',
	'member_joined',
	'member_left',
	'member_removed',
	'member_role_changed',
	'organisation_handed_over',
	'page_published',
	'page_taken_down',
	'question_removed',
	'question_saved',
	'section_approved',
	'section_rejected',
	'settings_changed',
])
export type AuditAction = z.infer<typeof AuditAction>

/** One entry of the audit log about an account. */
export const Decision = z.object({
	action: AuditAction,
	actorName: z.string().nullable(),
	reason: z.string().nullable(),
	at: Timestamp,
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

export const DecisionDraft = z.discriminatedUnion('decision', [
	z.object({ decision: z.literal('approve') }),
	z.object({
		decision: z.literal('reject'),
		reason: requiredText('Please give the reason; the person reads it.', 1000),
	}),
])

export const decideAccount = endpoint({
	method: 'POST',
	path: 'approvals/:accountId',
	access: 'approver',
	summary: 'Approve or reject a pending account; the person is told by mail.',
	params: subject,
	body: DecisionDraft,
	details: z.object({ status: AccountStatus }),
	message: 'The decision is recorded.',
})
