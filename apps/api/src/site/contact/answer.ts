import type { Db } from '@profile-search/db/client'
import { contactMessages } from '@profile-search/db/schema/site/contact'
import { eq } from 'drizzle-orm'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { insertAnswer, listAnswers, updateContactStatus } from './queries.ts'

type Answer = { messageId: string; authorId: string; body: string; answersSeen: number }

/** Answers a message by mail. If two administrators answer at once, the second is told about the first answer. */
export async function answerMessage(db: Db, { messageId, authorId, body, answersSeen }: Answer) {
	return db.transaction(async (transaction) => {
		const [message] = await transaction
			.select({ id: contactMessages.id })
			.from(contactMessages)
			.where(eq(contactMessages.id, messageId))
			.for('update')
		if (!message) throw notFound('siteRefusals.noMessage')
		const answers = await listAnswers(transaction, messageId)
		if (answers.length !== answersSeen) throw conflict('siteRefusals.answeredMeanwhile')

		const answer = await insertAnswer(transaction, { messageId, authorId, body })
		await updateContactStatus(transaction, messageId, 'answered')
		await enqueue(transaction, 'mail_site_answer', { messageId, answerId: answer.id })
		return answer
	})
}
