import { createTransport } from 'nodemailer'
import { traced } from '../../log/traces.ts'
import { holdLastLine } from './last-line.ts'
import { createMailLine, type MailLine } from './line.ts'
import { asHtml, asText, type Paragraphs } from './paragraphs.ts'
import { isTroubleOfLine, refusalFrom, withoutRecipient } from './refused.ts'
import type { Letter, RenderedMail } from './template.ts'

/** A rendered letter with its envelope. The text is plain; the HTML is made from it. */
export type Mail = RenderedMail & {
	to: string
	/** Where replies go, when not to the site. */
	replyTo?: string
	/** Goes below the text, however that is worded, such as a link to unsubscribe. */
	foot?: Paragraphs
	/** Given where the same mail may go out twice: a mailbox drops the second mail with the same id. */
	messageId?: string
	/** The ids of the mails that this one replies to, the first one first. */
	answers?: string[]
	/** Added to the headers of every mail, such as List-Unsubscribe. */
	headers?: Record<string, string>
	attachments?: { filename: string; contentType: string; content: string | Buffer }[]
	/**
	 * For a mail with an id: called when the server has all of the mail except the line that ends it. The mail
	 * is sent when this calls `letGo`, and is not sent if this fails before.
	 */
	beforeLast?: (letGo: () => void) => Promise<void>
}

/** A mail before it has a language and an address. */
export type UnrenderedMail = Letter & Omit<Mail, 'to' | keyof RenderedMail>

export type Mailer = {
	/**
	 * Fails with `MailRefused` where a retry would change nothing, and with `MailLineDown` while no mail goes
	 * out.
	 */
	send: (mail: Mail) => Promise<void>
	/** Whether mails go out at all. */
	line?: MailLine
	close: () => void
}

/** A mail server that takes longer than this to answer counts as hanging. */
export const timeouts = {
	dnsTimeout: 5000,
	connectionTimeout: 5000,
	greetingTimeout: 5000,
	socketTimeout: 10_000,
}

/** Sends mail through an SMTP server, such as `smtp://user:password@host:587`. */
export function createMailer(smtpUrl: string, from: string): Mailer {
	const transport = createTransport({ url: smtpUrl, ...timeouts }, { from })
	const line = createMailLine({ probe: () => transport.verify() })
	/** Keyed by the id of the mail. */
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
				const message = {
					to,
					...(replyTo && { replyTo }),
					...(messageId && { messageId }),
					...(answers?.length && { inReplyTo: answers.at(-1), references: answers }),
					...(headers && { headers }),
					...(attachments && { attachments }),
					subject,
					text: asText(paragraphs),
					html: asHtml(subject, paragraphs),
				}
				await traced('send mail', { kind: 'client' }, () =>
					line.use(() => transport.sendMail(message), isTroubleOfLine),
				)
			} catch (error) {
				throw withoutRecipient(refusalFrom(error) ?? error, to)
			} finally {
				held.delete(messageId ?? '')
			}
		},
		line,
		close() {
			line.close()
			transport.close()
		},
	}
}
