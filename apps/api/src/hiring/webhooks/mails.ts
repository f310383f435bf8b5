import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const webhookStoppedMail = template({
	name: 'webhook_stopped',
	about: 'To those who lead a team: a webhook was switched off, since it had failed for too long.',
	subject: 'hiringMails.webhookStopped.subject',
	body: 'hiringMails.webhookStopped.body',
	placeholders: {
		first_name: firstName,
		host: text('the host of its address', 'hr.example.com'),
		page: link('the page of webhooks', 'https://portal.example/webhooks'),
	},
})
