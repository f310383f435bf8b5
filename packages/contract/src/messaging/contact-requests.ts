import { z } from 'zod'
import { UserType } from '../accounts/accounts.ts'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp, optionalLines, requiredLines } from '../platform/basics.ts'

/**
 * open → accepted or declined by the account that was asked; withdrawn by the asker, or after acceptance by either;
 * expired when the time of an acceptance is over.
 */
export const RequestStatus = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired'])

export const DeclineReason = z.enum(['no_time', 'not_my_field', 'too_little_said', 'full', 'other'])

/** A contact request, as one of its two accounts sees it. */
export const ContactRequest = z.object({
	id: Id,
	isMine: z.boolean().describe('whether the caller asked'),
	other: z.object({
		id: Id,
		name: z.string(),
		userType: UserType,
		about: z.string().nullable().describe('what a guest says of themselves; others have a page'),
		image: z.string().nullable().describe('where the photo of a guest is'),
	}),
	message: z.string(),
	status: RequestStatus,
	declineReason: DeclineReason.nullable(),
	declineMessage: z.string().nullable(),
	askedAt: Timestamp,
	answeredAt: Timestamp.nullable(),
	endsAt: Timestamp.nullable().describe('when what was granted ends by itself'),
	email: z.string().nullable().describe('of the other, while the request is accepted'),
	mobileNumber: z.string().nullable().describe('of the other, while the request is accepted'),
})
export type ContactRequest = z.infer<typeof ContactRequest>

/** Days after a refusal before the same account may ask the other again. */
export const declineHoldsDays = 30

export const listContactRequests = endpoint({
	method: 'GET',
	path: 'contact-requests',
	access: 'account',
	summary: 'Contact requests to the caller or from the caller, open ones first, then newest first.',
	query: CursorPageQuery.extend({ box: z.enum(['received', 'sent']).default('received') }),
	details: cursorPageOf(ContactRequest).extend({
		open: z.number().int().describe('received and unanswered'),
	}),
})

export const showContactWith = endpoint({
	method: 'GET',
	path: 'contact-requests/with/:subjectId',
	access: 'account',
	summary: 'Whom the caller would ask, and the latest request between the two.',
	params: z.object({ subjectId: Id.describe('an account, or an organisation') }),
	details: z.object({
		subject: z.object({ id: Id, name: z.string() }),
		request: ContactRequest.nullable(),
	}),
})

export const ContactRequestDraft = z.object({
	subjectId: Id,
	message: requiredLines('messagingProblems.requestReason', 1000),
})

export const askForContact = endpoint({
	method: 'POST',
	path: 'contact-requests',
	access: 'approved account',
	summary: 'Ask someone for contact; they are told by mail.',
	body: ContactRequestDraft,
	details: ContactRequest,
	message: 'messagingAnswers.requested',
})

export const ContactRequestAnswerDraft = z.discriminatedUnion('answer', [
	z.object({ answer: z.literal('accept') }),
	z.object({
		answer: z.literal('decline'),
		reason: z.enum(DeclineReason.options, 'messagingProblems.declineReason'),
		message: optionalLines(500),
	}),
])

const subject = z.object({ requestId: Id })

export const answerContactRequest = endpoint({
	method: 'POST',
	path: 'contact-requests/:requestId/answer',
	access: 'approved account',
	summary: 'Accept a request, after which both see how to reach the other, or decline it with a reason.',
	params: subject,
	body: ContactRequestAnswerDraft,
	details: ContactRequest,
	message: 'messagingAnswers.answered',
})

export const downloadContact = endpoint({
	method: 'GET',
	path: 'contact-requests/:requestId/card',
	access: 'account',
	summary: 'How to reach the other, as a vCard for an address book, while the request is accepted.',
	params: subject,
	details: z.file().mime('text/vcard'),
})

export const withdrawContactRequest = endpoint({
	method: 'POST',
	path: 'contact-requests/:requestId/withdraw',
	access: 'account',
	summary: 'Take back an open request of the caller, or contact that was granted either way.',
	params: subject,
	details: z.null(),
	message: 'messagingAnswers.withdrawn',
})
