import type { Task } from '../queue.ts'
import { findContactMessage } from './queries.ts'

const mailContactMessage: Task = async ({ messageId = '', to = '' }, { db, mailer }) => {
	const message = await findContactMessage(db, messageId)
	if (!message) return
	await mailer.send({
		to,
		replyTo: message.email,
		subject: `Message to the site: ${message.topic}`,
		paragraphs: [
			`${message.name} (${message.email}) wrote:`,
			...message.message.split(/\n+/),
			'An answer to this mail goes to the sender.',
		],
	})
}

export const contactTasks = { mail_contact_message: mailContactMessage }
