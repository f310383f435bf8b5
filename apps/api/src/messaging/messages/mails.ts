import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

const told = {
	first_name: firstName,
	messages: text('unreadMessages', () => t('messagingMails.messages', { count: 2 })),
	other: text('sender'),
	excerpt: text('messageExcerpt'),
	page: link('conversationPage', 'messages/1'),
}

export const unreadMail = template({
	name: 'messages_unread',
	subject: 'messagingMails.unread.subject',
	body: 'messagingMails.unread.body',
	placeholders: told,
})

export const unreadOfJobMail = template({
	name: 'messages_unread_of_job',
	subject: 'messagingMails.unreadOfJob.subject',
	body: 'messagingMails.unreadOfJob.body',
	placeholders: { ...told, job: text('jobTitle') },
})
