import { z } from 'zod'
import { AuditAction } from '../platform/audit-actions.ts'
import { Timestamp, requiredLines, lines } from '../platform/basics.ts'

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

/** The text that the person reads first; the approver's comment follows. */
export const causeTexts: Record<RejectionCause, string> = {
	identity: 'The name does not look like that of a real person or organisation.',
	contact: 'We could not reach you with the contact details given.',
	photo: 'The photo or logo does not show you or your organisation.',
	wording: 'Some of the words cannot be published here.',
	duplicate: 'There seems to be another account of yours already.',
	untrue: 'Something in the profile does not seem to be true.',
	wrong_type: 'The account is of the wrong kind.',
	other: '',
}

const most = 1000
const rejection = z
	.object({
		decision: z.literal('reject'),
		cause: RejectionCause.default('other'),
		reason: lines().max(most, `Please keep it under ${most} characters.`).default(''),
	})
	.refine(({ cause, reason }) => cause !== 'other' || reason !== '', {
		message: 'Please give the reason; the person reads it.',
		path: ['reason'],
	})
const approval = z.object({ decision: z.literal('approve') })
const question = z.object({
	decision: z.literal('ask'),
	reason: requiredLines('Please say what is missing; the person reads it.', most),
})

/** An approval, or a rejection with a reason. */
export const DecisionDraft = z.discriminatedUnion('decision', [approval, rejection])

/** An approval, a rejection with a reason, or a request for more information. */
export const AccountDecisionDraft = z.discriminatedUnion('decision', [approval, rejection, question])
export type AccountDecisionDraft = z.input<typeof AccountDecisionDraft>
