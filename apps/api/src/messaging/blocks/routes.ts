import * as contract from '@profile-search/contract/messaging/blocks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { deleteBlock, deleteBlocksOf, insertBlock, listBlocksOf } from '#visibility/blocks.ts'
import { readerOf } from '../messages/threads/reader.ts'
import { findThread } from '../messages/threads/threads.ts'

export function blockRoutes(app: FastifyInstance, { db }: RouteContext) {
	/** The two sides of a thread, as stored in a block. */
	async function sidesOf(request: FastifyRequest, threadId: string) {
		const reader = readerOf(request)
		const thread = await findThread(db, reader, threadId)
		if (!thread) throw notFound('messagingRefusals.noConversation')
		if (thread.kind === 'approval') throw conflict('messagingRefusals.approversCannotBlock')
		const isTeam = thread.organisationId !== null && thread.side === 'answerer'
		return {
			me: isTeam
				? { accountId: null, organisationId: thread.organisationId }
				: { accountId: reader.accountId, organisationId: null },
			them: thread.otherAccountId
				? { accountId: thread.otherAccountId, organisationId: null }
				: { accountId: null, organisationId: thread.organisationId },
		}
	}

	serve(app, contract.blockOther, async (request) => {
		const { me, them } = await sidesOf(request, request.params.threadId)
		await insertBlock(db, me, them, signedIn(request).id)
		return null
	})

	serve(app, contract.unblockOther, async (request) => {
		const { them } = await sidesOf(request, request.params.threadId)
		await deleteBlocksOf(db, readerOf(request), them)
		return null
	})

	serve(app, contract.listBlocks, (request) => listBlocksOf(db, readerOf(request)))

	serve(app, contract.endBlock, async (request) => {
		const isEnded = await deleteBlock(db, readerOf(request), request.params.blockId)
		if (!isEnded) throw notFound('messagingRefusals.blockGone')
		return null
	})
}
