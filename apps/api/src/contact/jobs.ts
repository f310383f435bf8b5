import type { Task } from '../queue.ts'
import { findSiteSettings } from '../site/queries.ts'
import { findContactMessage, listAnswers } from './queries.ts'

const mailContactMessage: Task = async ({ messageId = '', to = '' }, { db, mailer, publicUrl }) => {
	const message = await findContactMessage(db, messageId)
	if (!message) return
	await mailer.send({
		to,
		replyTo: message.email,
		messageId: idOf(message.id, publicUrl),
		subject: `[${message.number}] Message to the site: ${message.topic}`,
		paragraphs: [
			`${message.name} (${message.email}) wrote:`,
			...message.message.split(/\n+/),
			'An answer to this mail goes to the sender. Answered in the portal, it is kept with the message:',
			{ link: `${publicUrl}/admin/contact/${message.id}`, label: 'Answer in the portal' },
		],
	})
}

/** The answer stands in the thread of the message and of the answers before, in the mailboxes of both sides. */
const mailContactAnswer: Task = async ({ messageId = '', answerId = '' }, { db, mailer, publicUrl }) => {
	const message = await findContactMessage(db, messageId)
	if (!message) return
	const answers = await listAnswers(db, messageId)
	const at = answers.findIndex(({ id }) => id === answerId)
	const answer = answers[at]
	if (!answer) return
	const { companyName, contactEmail } = await findSiteSettings(db)
	await mailer.send({
		to: message.email,
		...(contactEmail && { replyTo: contactEmail }),
		messageId: idOf(answer.id, publicUrl),
		answers: [message.id, ...answers.slice(0, at).map(({ id }) => id)].map((id) => idOf(id, publicUrl)),
		subject: `Re: [${message.number}] Your message to ${companyName}`,
		paragraphs: [
			`Hi ${message.name},`,
			...answer.words.split(/\n+/),
			`${answer.authorName ?? companyName}, ${companyName}`,
			'You wrote:',
			...message.message.split(/\n+/).map((line) => `> ${line}`),
		],
	})
}

function idOf(id: string, publicUrl: string) {
	return `<contact.${id}@${new URL(publicUrl).hostname}>`
}

export const contactTasks = {
	mail_contact_message: mailContactMessage,
	mail_site_answer: mailContactAnswer,
}
