import type { ContactRequestAnswerDraft } from '@profile-search/contract/messaging/contact-requests'
import type { Db } from '@profile-search/db/client'
import type { z } from 'zod'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { refuseHidden } from '#profiles/employer-blocking/refuse-hidden.ts'
import { findRequest, updateAnswer, type Party } from './queries.ts'
import { tellOfRequest } from './tell-request.ts'

/** Answers an open request to this account and mails the asker, in one transaction. */
export async function answerRequest(
	db: Db,
	me: Party,
	requestId: string,
	draft: z.output<typeof ContactRequestAnswerDraft>,
) {
	const isYes = draft.answer === 'accept'
	const request = await findRequest(db, me, requestId)
	if (!request) throw notFound()
	if (isYes) await refuseHidden(db, me.accountId, request.other.id)

	await db.transaction(async (transaction) => {
		const updated = await updateAnswer(transaction, me, requestId, {
			status: isYes ? 'accepted' : 'declined',
			declineReason: isYes ? null : draft.reason,
			declineMessage: isYes ? null : draft.message,
		})
		if (!updated) throw conflict('messagingRefusals.requestNotWaiting')
		await tellOfRequest(transaction, updated.askerId, requestId)
		await enqueue(transaction, 'mail_contact_answer', { requestId })
	})
}
