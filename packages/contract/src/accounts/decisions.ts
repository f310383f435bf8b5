import { z } from 'zod'
import { AuditAction } from '../platform/audit-actions.ts'
import { Timestamp, requiredLines, lines } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'

/** One entry of the audit log about an account. */
export const Decision = z.object({
	action: AuditAction,
	actorName: z.string().nullable(),
	reason: z.string().nullable(),
	at: Timestamp,
})

/** The main reason of a rejection. */
export const RejectionCause = z.enum([
	'identity',
	'contact',
	'photo',
	'wording',
	'duplicate',
	'untrue',
	'wrong_type',
	'other',
])
export type RejectionCause = z.infer<typeof RejectionCause>

const most = 1000
const rejection = z
	.object({
		decision: z.literal('reject'),
		cause: RejectionCause.default('other'),
		reason: lines().max(most, problem('problems.tooLong', { most })).default(''),
	})
	.refine(({ cause, reason }) => cause !== 'other' || reason !== '', {
		message: 'problems.reason',
		path: ['reason'],
	})
const approval = z.object({ decision: z.literal('approve') })
const question = z.object({
	decision: z.literal('ask'),
	reason: requiredLines('accountsProblems.unclear', most),
})

/** An approval, or a rejection with a reason. */
export const DecisionDraft = z.discriminatedUnion('decision', [approval, rejection])

/** An approval, a rejection with a reason, or a request for more information. */
export const AccountDecisionDraft = z.discriminatedUnion('decision', [approval, rejection, question])
export type AccountDecisionDraft = z.input<typeof AccountDecisionDraft>
