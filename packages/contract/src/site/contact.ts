import { z } from 'zod'
import { Email } from '../accounts/accounts.ts'
import { CaptchaAnswer } from '../accounts/captcha.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, PageQuery, Timestamp, pageOf, requiredLine, requiredLines, lines } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'

/** The topic of a message, so that it reaches the right person. */
export const ContactTopic = z.enum(['question', 'account', 'job', 'organisation', 'accessibility', 'other'])
export type ContactTopic = z.infer<typeof ContactTopic>

/** Whether a message waits for an answer, has one, or needs none any more. */
export const ContactStatus = z.enum(['open', 'answered', 'closed'])
export type ContactStatus = z.infer<typeof ContactStatus>

export const ContactDraft = z.object({
	name: requiredLine('problems.yourName', 120),
	email: Email,
	topic: z.enum(ContactTopic.options, 'problems.topic'),
	message: lines('siteProblems.message')
		.min(10, problem('problems.tooShort', { least: 10 }))
		.max(5000, problem('problems.tooLong', { most: 5000 })),
	captcha: CaptchaAnswer.optional(),
})
export type ContactDraft = z.infer<typeof ContactDraft>

export const submitContactMessage = endpoint({
	method: 'POST',
	path: 'contact-messages',
	access: 'anyone',
	summary: 'Write to those who run the site; they answer by mail.',
	body: ContactDraft,
	details: z.object({ number: z.string() }),
	message: 'siteAnswers.contacted',
})

/** A message in the queue. */
export const ContactCard = z.object({
	id: Id,
	number: z.string(),
	name: z.string(),
	topic: ContactTopic,
	status: ContactStatus,
	/** The beginning of the message. */
	message: z.string(),
	createdAt: Timestamp,
})

export const listContactMessages = endpoint({
	method: 'GET',
	path: 'contact-messages',
	access: 'administrator',
	summary: 'Messages to the site, longest waiting first; those that are answered, newest first.',
	query: PageQuery.extend({ status: ContactStatus.default('open'), topic: ContactTopic.optional() }),
	details: pageOf(ContactCard).extend({ counts: z.record(ContactStatus, z.number().int()) }),
})

export const ContactMessage = ContactCard.extend({
	email: z.string(),
	accountId: Id.nullable(),
	answers: z.array(
		z.object({ id: Id, authorName: z.string().nullable(), body: z.string(), createdAt: Timestamp }),
	),
})

const params = z.object({ messageId: Id })

export const showContactMessage = endpoint({
	method: 'GET',
	path: 'contact-messages/:messageId',
	access: 'administrator',
	summary: 'A message to the site with what was answered.',
	params,
	details: ContactMessage,
})

export const ContactMessageAnswerDraft = z.object({
	body: requiredLines('siteProblems.answer', 5000),
	/** The number of answers that the writer has seen: of two administrators who answer at once, the second is told. */
	answersSeen: z.number().int().min(0).max(10_000),
})

export const answerContactMessage = endpoint({
	method: 'POST',
	path: 'contact-messages/:messageId/answers',
	access: 'administrator',
	summary: 'Answer a message by mail, in the thread that it began.',
	params,
	body: ContactMessageAnswerDraft,
	details: z.object({ id: Id }),
	message: 'siteAnswers.contactAnswered',
})

export const moveContactMessage = endpoint({
	method: 'POST',
	path: 'contact-messages/:messageId/status',
	access: 'administrator',
	summary: 'Close a message that needs no answer any more, or open it again.',
	params,
	body: z.object({ status: ContactStatus.extract(['open', 'closed']) }),
	details: z.object({ status: ContactStatus }),
	message: 'siteAnswers.saved',
})
