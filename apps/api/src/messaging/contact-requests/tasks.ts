import type { Db } from '@profile-search/db/client'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { eq } from 'drizzle-orm'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { acceptedMail, declinedMail, requestMail } from './mails.ts'
import { updateToExpired } from './queries.ts'
import { findRequestFor } from './tell-request.ts'

const mailContactRequest: Run<'mail_contact_request'> = async ({ requestId }, context) => {
	const { db, publicUrl } = context
	const request = await findStored(db, requestId)
	const seen = request && (await findRequestFor(db, request.askedId, requestId))
	const asked = request && (await findAccount(db, request.askedId))
	// The request was withdrawn or answered before the mail went out, so the mail would only confuse.
	if (!asked || seen?.status !== 'open') return

	await sendWanted(context, asked, 'request', () =>
		letter(requestMail, {
			first_name: asked.firstName,
			other: seen.other.name,
			message: seen.message,
			page: `${publicUrl}/requests`,
		}),
	)
}

const mailContactAnswer: Run<'mail_contact_answer'> = async ({ requestId }, context) => {
	const { db, publicUrl } = context
	const request = await findStored(db, requestId)
	const seen = request && (await findRequestFor(db, request.askerId, requestId))
	const asker = request && (await findAccount(db, request.askerId))
	if (!asker || (seen?.status !== 'accepted' && seen?.status !== 'declined')) return

	const mail = seen.status === 'accepted' ? acceptedMail : declinedMail
	await sendWanted(context, asker, 'request', () =>
		letter(mail, {
			first_name: asker.firstName,
			other: seen.other.name,
			page: `${publicUrl}/requests?box=sent`,
		}),
	)
}

const endGrants: Run<'end_grants'> = async (_payload, { db }) => updateToExpired(db)

export const contactRequestTasks = [
	defineTask('end_grants', endGrants, '*/5 * * * *'),
	defineTask('mail_contact_request', mailContactRequest),
	defineTask('mail_contact_answer', mailContactAnswer),
]

async function findStored(db: Db, id: string) {
	const [request] = await db.select().from(contactRequests).where(eq(contactRequests.id, id))
	return request
}
