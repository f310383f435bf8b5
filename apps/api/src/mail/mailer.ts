import { createTransport } from 'nodemailer'
import { holdLastLine } from './last-line.ts'
import { asHtml, asText, type Paragraphs } from './paragraphs.ts'
import type { Letter } from './template.ts'

/** A letter with its envelope. The words are plain; the HTML is made from the same. */
export type Mail = Letter & {
	to: string
	/** Where an answer goes, when not to the site. */
	replyTo?: string
	/** What stands below the words, however they are worded, such as how to end mails of a kind. */
	foot?: Paragraphs
	/** Said where the same mail may go out twice: a mailbox drops the second of one id. */
	messageId?: string
	/** The ids of the mails that this one answers, the first one first. */
	answers?: string[]
	/** Besides those of every mail, such as List-Unsubscribe. */
	headers?: Record<string, string>
	attachments?: { filename: string; contentType: string; content: string | Buffer }[]
	/**
	 * For a mail with an id: asked when the server has the whole mail but for the line that ends it. The mail is sent when `letGo` is called;
	 * it is not when this fails before.
	 */
	beforeLast?: (letGo: () => void) => Promise<void>
}

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

/** Sends mail through an SMTP server, such as `smtp://user:password@host:587`. */
export function createMailer(smtpUrl: string, from: string): Mailer {
	const transport = createTransport(
		{ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
		{ from },
	)
	/** By the id of the mail. */
	const held = new Map<string, NonNullable<Mail['beforeLast']>>()
	transport.use('stream', (mail, done) => {
		const beforeLast = held.get(String(mail.data.messageId))
		if (beforeLast) {
			const whole = mail.message.createReadStream.bind(mail.message)
			mail.message.createReadStream = () => holdLastLine(whole(), beforeLast)
		}
		done()
	})
	return {
		async send({ to, replyTo, messageId, answers, headers, attachments, beforeLast, ...mail }) {
			const { subject, foot = [] } = mail
			const paragraphs = [...mail.paragraphs, ...foot]
			if (messageId && beforeLast) held.set(messageId, beforeLast)
			try {
				await transport.sendMail({
					to,
					...(replyTo && { replyTo }),
					...(messageId && { messageId }),
					...(answers?.length && { inReplyTo: answers.at(-1), references: answers }),
					...(headers && { headers }),
					...(attachments && { attachments }),
					subject,
					text: asText(paragraphs),
					html: asHtml(subject, paragraphs),
				})
			} finally {
				held.delete(messageId ?? '')
			}
		},
		close: () => transport.close(),
	}
}
