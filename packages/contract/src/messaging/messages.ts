import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Attachment, AttachmentDraft, biggestAttachment, mostAttachments } from '../platform/attachments.ts'
import { Id, QueryNumber, Timestamp, line, lines } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'

/** The subject of a thread: an application, a contact request, or an account that waits for its approval. */
export const ThreadKind = z.enum(['application', 'request', 'approval'])
export type ThreadKind = z.infer<typeof ThreadKind>

/**
 * The two ends of a thread: the account that applied, asked or waits, and the organisation, the account that was
 * asked or the approvers.
 */
export const MessageSide = z.enum(['asker', 'answerer'])
export type MessageSide = z.infer<typeof MessageSide>

/** The maximum length of a message in characters. */
export const longestMessage = 4000

/** The number of messages that are fetched at once. */
export const messagesAtOnce = 50

/** Minutes that a message stays unread before its reader is mailed. */
export const mailAfterMinutes = 10

export const Message = z.object({
	number: z.number().int().describe('from 1, without gaps, in the order of the thread'),
	id: Id,
	clientId: Id.describe('made by who wrote it'),
	isMine: z.boolean(),
	isFromMySide: z.boolean().describe('by the caller, or by somebody of the same team'),
	authorName: z.string().nullable().describe('null when that account is gone'),
	text: z.string(),
	isFrozen: z.boolean().describe('hidden from the other side after reports; its words are then empty there'),
	files: z.array(Attachment),
	sentAt: Timestamp,
})
export type Message = z.infer<typeof Message>

/** Why nothing can be written now. */
export const WhyClosed = z.enum([
	'not_accepted',
	'ended',
	'withdrawn',
	'decided',
	'blocked_by_me',
	'unreachable',
])
export type WhyClosed = z.infer<typeof WhyClosed>

/** A thread in a list. */
export const ThreadLine = z.object({
	id: Id,
	kind: ThreadKind,
	name: z.string().describe('of the other side; “Applicant 7F3A” while the team reviews blindly'),
	image: z.string().nullable(),
	about: z.string().nullable().describe('the job of an application'),
	unread: z.number().int(),
	last: z
		.object({
			text: z.string(),
			isMine: z.boolean(),
			isFromMySide: z.boolean(),
			isFrozen: z.boolean(),
			files: z.number().int(),
		})
		.nullable(),
	lastAt: Timestamp,
})
export type ThreadLine = z.infer<typeof ThreadLine>

export const listThreads = endpoint({
	method: 'GET',
	path: 'threads',
	access: 'account',
	summary: 'The threads of the caller that have messages: unread ones first, then by the latest message.',
	query: z.object({
		after: z.string().max(300).optional().describe('the `next` of the page before'),
		query: line().max(100).optional().describe('of the other name, the job or a message'),
	}),
	details: z.object({ items: z.array(ThreadLine), next: z.string().nullable() }),
})

export const openThread = endpoint({
	method: 'POST',
	path: 'threads',
	access: 'account',
	summary:
		'The thread of an application, a contact request or a waiting account; made if it is not there yet.',
	body: z.object({ kind: ThreadKind, subjectId: Id }),
	details: z.object({ threadId: Id }),
})

const thread = z.object({ threadId: Id })

export const showThread = endpoint({
	method: 'GET',
	path: 'threads/:threadId',
	access: 'account',
	summary: 'A thread, with whom it is, and whether the caller may write in it.',
	params: thread,
	details: z.object({
		id: Id,
		kind: ThreadKind,
		subjectId: Id.describe('the application, the contact request or the waiting account'),
		side: MessageSide.describe('of the caller'),
		name: z.string(),
		image: z.string().nullable(),
		otherId: Id.nullable().describe('the account or organisation; null while nameless, and for approvers'),
		isOrganisation: z.boolean(),
		about: z.object({ jobId: Id, title: z.string() }).nullable(),
		isBlind: z.boolean().describe('whether the team does not see yet who applied'),
		opening: z
			.object({ text: z.string(), isMine: z.boolean(), sentAt: Timestamp })
			.nullable()
			.describe('the words of the contact request'),
		whyClosed: WhyClosed.nullable().describe('null when the caller may write'),
		isBlockedByMe: z.boolean(),
		lastNumber: z.number().int(),
		readNumber: z.number().int().describe('how far the caller has read'),
	}),
})

export const listMessages = endpoint({
	method: 'GET',
	path: 'threads/:threadId/messages',
	access: 'account',
	summary: `Messages of a thread, oldest first: the latest ${messagesAtOnce}, those before a number, or those after one.`,
	params: thread,
	query: z.object({
		before: QueryNumber.min(1).max(2_000_000_000).optional(),
		after: QueryNumber.min(0).max(2_000_000_000).optional(),
	}),
	details: z.object({ items: z.array(Message), hasMore: z.boolean() }),
})

export const MessageDraft = z
	.object({
		clientId: Id.describe('the same again makes no second message'),
		text: lines()
			.max(longestMessage, problem('problems.tooLong', { most: longestMessage }))
			.default(''),
		files: z
			.array(AttachmentDraft)
			.max(mostAttachments, problem('messagingProblems.filesAtMost', { most: mostAttachments }))
			.default([]),
	})
	.refine(({ text, files }) => text.length > 0 || files.length > 0, {
		path: ['text'],
		message: 'problems.write',
	})

export const sendMessage = endpoint({
	method: 'POST',
	path: 'threads/:threadId/messages',
	access: 'account',
	summary: 'Write in a thread. Sent again with the same clientId, it answers with the message that is there.',
	params: thread,
	body: MessageDraft,
	biggestFile: biggestAttachment,
	mostFiles: mostAttachments,
	details: Message,
})

export const markThreadRead = endpoint({
	method: 'POST',
	path: 'threads/:threadId/read',
	access: 'account',
	summary: 'Note that the caller has read up to this message.',
	params: thread,
	body: z.object({ through: z.number().int().min(0).max(2_000_000_000) }),
	details: z.null(),
})

export const showMessageFile = endpoint({
	method: 'GET',
	path: 'threads/:threadId/files/:fileId',
	access: 'account',
	summary: 'A file that was sent along with a message, to be saved.',
	params: z.object({ threadId: Id, fileId: Id }),
	details: z.file(),
})
