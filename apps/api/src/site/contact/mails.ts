import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { block, link, sampleOf, text } from '#platform/channels/mail/templates/placeholders.ts'

const number = text('contactNumber', 'C-7F3A21B0C4')

export const contactMessageMail = template({
	name: 'contact_message',
	subject: 'siteMails.message.subject',
	body: 'siteMails.message.body',
	placeholders: {
		number,
		topic: text('contactTopic', () => t('contact.topics.question')),
		name: text('sender'),
		email: text('senderEmail', 'meera@example.com'),
		message: block('siteMessage', () => [sampleOf('siteMessage')]),
		page: link('siteMessagePage', 'admin/contact/1'),
	},
})

export const contactAnswerMail = template({
	name: 'contact_answer',
	subject: 'siteMails.answer.subject',
	body: 'siteMails.answer.body',
	placeholders: {
		number,
		site: text('siteName', 'Profile Search'),
		answer: block('siteAnswer', () => [sampleOf('siteAnswer')]),
		author: text('siteAnswerAuthor'),
		message: block('siteQuote', () => [t('siteMails.answer.wrote'), `> ${sampleOf('siteMessage')}`]),
	},
})
