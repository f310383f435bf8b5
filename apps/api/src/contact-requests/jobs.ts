import type { Db } from '@profile-search/db/client'
import { contactRequests } from '@profile-search/db/schema/contact-requests'
import { eq } from 'drizzle-orm'
import { findAccount } from '../accounts/queries.ts'
import { sendWanted } from '../notifications/send-wanted.ts'
import type { Task } from '../queue.ts'
import { findRequestFor } from './tell-request.ts'

const mailContactRequest: Task = async ({ requestId = '' }, tools) => {
	const { db, publicUrl } = tools
	const request = await findStored(db, requestId)
	const seen = request && (await findRequestFor(db, request.askedId, requestId))
	const asked = request && (await findAccount(db, request.askedId))
	// Withdrawn or answered before the mail went out, it would only puzzle.
	if (!asked || seen?.status !== 'open') return

	await sendWanted(tools, asked, 'request', {
		subject: `${seen.other.name} asks you for contact`,
		paragraphs: [
			`Hi ${asked.firstName}, ${seen.other.name} asks you for contact and writes:`,
			seen.message,
			'If you accept, both of you see the e-mail address and mobile number of the other. You may also decline.',
			{ link: `${publicUrl}/requests`, label: 'Answer' },
		],
	})
}

const mailContactAnswer: Task = async ({ requestId = '' }, tools) => {
	const { db, publicUrl } = tools
	const request = await findStored(db, requestId)
	const seen = request && (await findRequestFor(db, request.askerId, requestId))
	const asker = request && (await findAccount(db, request.askerId))
	if (!asker || (seen?.status !== 'accepted' && seen?.status !== 'declined')) return

	const isAccepted = seen.status === 'accepted'
	await sendWanted(tools, asker, 'request', {
		subject: isAccepted
			? `${seen.other.name} accepted your request`
			: `${seen.other.name} declined your request`,
		paragraphs: [
			isAccepted
				? `Hi ${asker.firstName}, ${seen.other.name} accepted your contact request. You now see how to reach each other.`
				: `Hi ${asker.firstName}, ${seen.other.name} declined your contact request. The reason is on the page of your requests.`,
			{ link: `${publicUrl}/requests?box=sent`, label: 'See my requests' },
		],
	})
}

export const contactRequestTasks = {
	mail_contact_request: mailContactRequest,
	mail_contact_answer: mailContactAnswer,
}

async function findStored(db: Db, id: string) {
	const [request] = await db.select().from(contactRequests).where(eq(contactRequests.id, id))
	return request
}
