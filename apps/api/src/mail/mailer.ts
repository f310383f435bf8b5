import { createTransport } from 'nodemailer'
import { holdLastLine } from './last-line.ts'

/** A mail in plain words; the HTML is made from the same. */
export type Mail = {
	to: string
	/** Where an answer goes, when not to the site. */
	replyTo?: string
	subject: string
	/** Paragraphs; one that is a code is shown large. */
	paragraphs: (
		| string
		| { code: string }
		| { link: string; label: string }
		// A link that is no button.
		| { plain: string; label: string }
		| ListedThing
	)[]
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

/** One of several things that a mail tells of: a title that leads to it, and lines below. */
type ListedThing = { title: string; link: string; lines: string[] }

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
		async send({ to, replyTo, subject, paragraphs, messageId, answers, headers, attachments, beforeLast }) {
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

/** The words of a mail, as those read it who see no HTML. */
export function asText(paragraphs: Mail['paragraphs']) {
	return paragraphs
		.map((part) => {
			if (typeof part === 'string') return part
			if ('lines' in part) return [part.title, ...part.lines, part.link].join('\n')
			if ('plain' in part) return `${part.label}: ${part.plain}`
			return 'code' in part ? part.code : `${part.label}: ${part.link}`
		})
		.join('\n\n')
}

/** The same for everybody else. */
export function asHtml(subject: string, paragraphs: Mail['paragraphs']) {
	const body = paragraphs.map((part) => {
		if (typeof part === 'string') return `<p>${escape(part)}</p>`
		if ('code' in part)
			return `<p style="font-size:28px;letter-spacing:6px;font-weight:700">${escape(part.code)}</p>`
		if ('plain' in part)
			return `<p style="font-size:14px"><a href="${escape(part.plain)}" style="color:#0b5a5e">${escape(part.label)}</a></p>`
		if ('lines' in part)
			return `<p style="border-top:1px solid #ddd2bd;padding-top:12px"><a href="${escape(part.link)}" style="color:#0b5a5e;font-weight:700">${escape(part.title)}</a>${part.lines.map((line) => `<br>${escape(line)}`).join('')}</p>`
		const button =
			'display:inline-block;padding:10px 18px;border-radius:8px;background:#0f4c5c;color:#ffffff;text-decoration:none'
		return `<p><a href="${escape(part.link)}" style="${button}">${escape(part.label)}</a></p>`
	})
	const style =
		'font-family:Mukta,system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1c2a30;max-width:520px;margin:24px auto'
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body><main style="${style}">${body.join('')}</main></body></html>`
}

function escape(text: string) {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}
