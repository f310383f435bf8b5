import { submitContactMessage } from '@profile-search/contract/contact'
import type { FastifyInstance } from 'fastify'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import { createLimits } from '../limits.ts'
import type { Parts } from '../parts.ts'
import { enqueue } from '../queue.ts'
import { serve } from '../serve.ts'
import { insertContactMessage, listRecipients } from './queries.ts'

export function contactRoutes(app: FastifyInstance, { connection, settings }: Parts) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, submitContactMessage, async (request) => {
		const { captcha, ...draft } = request.body
		await limits.spend('contactsByNetwork', request.ip)
		await checkCaptcha(db, settings.captcha, captcha)

		await db.transaction(async (transaction) => {
			const accountId = request.account?.id ?? null
			const messageId = await insertContactMessage(transaction, { ...draft, accountId })
			for (const to of await listRecipients(transaction))
				await enqueue(transaction, 'mail_contact_message', { messageId, to })
		})
		return null
	})
}
