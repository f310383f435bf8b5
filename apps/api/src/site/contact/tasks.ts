import { t } from '@profile-search/text/translate'
import { findAccount, findMailReader } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { contactAnswerMail, contactMessageMail } from './mails.ts'
import { findContactMessage, listAnswers } from './queries.ts'

type Message = NonNullable<Awaited<ReturnType<typeof findContactMessage>>>

const mailContactMessage: Run<'mail_contact_message'> = async ({ messageId = '', to = '' }, context) => {
	const { db, publicUrl } = context
	const message = await findContactMessage(db, messageId)
	if (!message) return
	await sendMail(context, await findMailReader(db, to), () => ({
		replyTo: message.email,
		messageId: idOf(message.id, publicUrl),
		...letter(contactMessageMail, {
			number: message.number,
			topic: t(`contact.topics.${message.topic}`),
			name: message.name,
			email: message.email,
			message: message.message.split(/\n+/),
			page: `${publicUrl}/admin/contact/${message.id}`,
		}),
	}))
}

/** Mails an answer in the thread of the message and of earlier answers, in the mailboxes of both sides. */
const mailContactAnswer: Run<'mail_site_answer'> = async ({ messageId = '', answerId = '' }, context) => {
	const { db, publicUrl } = context
	const message = await findContactMessage(db, messageId)
	if (!message) return
	const answers = await listAnswers(db, messageId)
	const at = answers.findIndex(({ id }) => id === answerId)
	const answer = answers[at]
	if (!answer) return
	const { companyName, contactEmail } = await findSiteSettings(db)
	const writer = message.accountId ? await findAccount(db, message.accountId) : undefined
	const { language } = writer ?? message
	await sendMail(context, { email: message.email, language }, () => ({
		...(contactEmail && { replyTo: contactEmail }),
		messageId: idOf(answer.id, publicUrl),
		answers: [message.id, ...answers.slice(0, at).map(({ id }) => id)].map((id) => idOf(id, publicUrl)),
		...letter(contactAnswerMail, {
			number: message.number,
			answer: answer.body.split(/\n+/),
			author: answer.authorName ?? companyName,
			site: companyName,
			message: quoteOf(message, writer?.email),
		}),
	}))
}

/** Quotes the message only to an address that an account has confirmed: any other may be a stranger's. */
function quoteOf({ email, message }: Message, confirmed: string | undefined) {
	if (confirmed !== email) return []
	return [t('siteMails.answer.wrote'), ...message.split(/\n+/).map((line) => `> ${line}`)]
}

function idOf(id: string, publicUrl: string) {
	return `<contact.${id}@${new URL(publicUrl).hostname}>`
}

export const contactTasks = [
	defineTask('mail_contact_message', mailContactMessage),
	defineTask('mail_site_answer', mailContactAnswer),
]
