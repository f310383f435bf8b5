import * as contract from '@profile-search/contract/site/contact'
import { language } from '@profile-search/text/language'
import type { FastifyInstance } from 'fastify'
import { checkCaptcha } from '#accounts/captcha/check-captcha.ts'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { notFound } from '#platform/refusal.ts'
import { answerMessage } from './answer.ts'
import {
	findContactMessage,
	insertContactMessage,
	listAnswers,
	listContactMessages,
	listRecipients,
	updateContactStatus,
} from './queries.ts'

const gone = 'siteRefusals.noMessage'

export function contactRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.submitContactMessage, async (request) => {
		const { captcha, ...draft } = request.body
		await limits.spend('contactsByNetwork', request.ip)
		await checkCaptcha(db, settings.captcha, captcha)

		return db.transaction(async (transaction) => {
			const accountId = request.account?.id ?? null
			const { id: messageId, number } = await insertContactMessage(transaction, {
				...draft,
				accountId,
				language: language(),
			})
			for (const to of await listRecipients(transaction))
				await enqueue(transaction, 'mail_contact_message', { messageId, to })
			return { number }
		})
	})

	serve(app, contract.listContactMessages, (request) => listContactMessages(db, request.query))

	serve(app, contract.showContactMessage, async (request) => {
		const message = await findContactMessage(db, request.params.messageId)
		if (!message) throw notFound(gone)
		return { ...message, answers: await listAnswers(db, message.id) }
	})

	serve(app, contract.answerContactMessage, (request) =>
		answerMessage(db, { ...request.params, ...request.body, authorId: signedIn(request).id }),
	)

	serve(app, contract.moveContactMessage, async (request) => {
		const { status } = request.body
		const moved = await db.transaction(async (transaction) => {
			const answers = await listAnswers(transaction, request.params.messageId)
			const to = status === 'open' && answers.length > 0 ? 'answered' : status
			return updateContactStatus(transaction, request.params.messageId, to)
		})
		if (!moved) throw notFound(gone)
		return moved
	})
}
