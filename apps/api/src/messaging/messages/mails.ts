import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const told = {
	first_name: firstName,
	messages: text('how many messages wait', '2 messages'),
	other: text('who wrote', 'Meera Deshpande'),
	excerpt: text('how the latest message begins', 'Thank you for your answer. When could we talk?'),
	page: link('the page of the conversation', 'https://portal.example/messages/1'),
}

export const unreadMail = template({
	name: 'messages_unread',
	about: 'Messages have waited for some minutes.',
	subject: 'messagingMails.unread.subject',
	body: 'messagingMails.unread.body',
	placeholders: told,
})

export const unreadOfJobMail = template({
	name: 'messages_unread_of_job',
	about: 'Messages about a job have waited for some minutes.',
	subject: 'messagingMails.unreadOfJob.subject',
	body: 'messagingMails.unreadOfJob.body',
	placeholders: { ...told, job: text('the title of the job', 'Orchard planner') },
})
