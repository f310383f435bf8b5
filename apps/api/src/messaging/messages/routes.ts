import * as contract from '@profile-search/contract/messaging/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createLimits } from '#http/limits.ts'
import { serve, serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { announce } from '#platform/channels/events/announce.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { sendAttachment } from '#platform/files/attachments/send-attachment.ts'
import { malformed, notFound } from '#platform/refusal.ts'
import { findLastMessages, findMessageFile, listMessages, namelessFile, updateRead } from './queries.ts'
import { sendMessage } from './send.ts'
import { readerOf } from './threads/reader.ts'
import { findOrInsertThread, findThread, listThreads } from './threads/threads.ts'

export function messageRoutes(app: FastifyInstance, { connection, files, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	async function threadOf(request: FastifyRequest, id: string) {
		const thread = await findThread(db, readerOf(request), id)
		if (!thread) throw notFound('messagingRefusals.noConversation')
		return thread
	}

	serve(app, contract.listThreads, async (request) => {
		const reader = readerOf(request)
		const { query = '', after } = request.query
		const { rows, next } = await listThreads(db, reader, query, after ? cursorOf(after) : undefined)
		const lasts = await findLastMessages(db, reader, rows)
		const items = rows.map(({ jobTitle, ...row }) => {
			const last = lasts.get(row.id)
			return {
				...row,
				about: jobTitle,
				last: last && { ...last, text: last.text.slice(0, 200).toWellFormed(), files: last.files.length },
			}
		})
		return { items, next: next ? Buffer.from(JSON.stringify(next)).toString('base64url') : null }
	})

	serve(app, contract.openThread, async (request) => {
		const { kind, subjectId } = request.body
		const threadId = await findOrInsertThread(db, readerOf(request), kind, subjectId)
		if (!threadId) throw notFound('messagingRefusals.nothingToWriteAbout')
		return { threadId }
	})

	serve(app, contract.showThread, async (request) => {
		const thread = await threadOf(request, request.params.threadId)
		const { jobId, jobTitle, opening, openedAt } = thread
		return {
			...thread,
			about: jobId && jobTitle ? { jobId, title: jobTitle } : null,
			opening:
				opening && openedAt ? { text: opening, isMine: thread.side === 'asker', sentAt: openedAt } : null,
		}
	})

	serve(app, contract.listMessages, async (request) =>
		listMessages(db, readerOf(request), await threadOf(request, request.params.threadId), request.query),
	)

	serve(app, contract.sendMessage, (request) =>
		sendMessage({ db, limits, files }, readerOf(request), request.params.threadId, request.body),
	)

	serve(app, contract.markThreadRead, async (request) => {
		const { id } = signedIn(request)
		const thread = await threadOf(request, request.params.threadId)
		const through = Math.min(request.body.through, thread.lastNumber)
		const isNews = await updateRead(db, id, thread.id, through)
		if (isNews) await announce(db, [id], { kind: 'read' })
		return null
	})

	serveFile(app, contract.showMessageFile, async (request, reply) => {
		const { threadId, fileId } = request.params
		const thread = await threadOf(request, threadId)
		const file = await findMessageFile(db, readerOf(request), threadId, fileId)
		if (!file) throw notFound('messagingRefusals.noFile')
		const isNameless = thread.isBlindForMe && file.side === 'asker'
		return sendAttachment(reply, files, {
			...file,
			name: isNameless ? namelessFile(file.name) : file.name,
		})
	})
}

const Cursor = z.object({ isUnread: z.boolean(), at: z.string().regex(/^[\d\-:. +]{10,40}$/), id: z.uuid() })

function cursorOf(text: string) {
	try {
		return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
	} catch {
		throw malformed('messagingRefusals.noPage')
	}
}
