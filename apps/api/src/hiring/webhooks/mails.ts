import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

export const webhookStoppedMail = template({
	name: 'webhook_stopped',
	subject: 'hiringMails.webhookStopped.subject',
	body: 'hiringMails.webhookStopped.body',
	placeholders: {
		first_name: firstName,
		host: text('webhookHost', 'hr.example.com'),
		page: link('webhooksPage', 'webhooks'),
	},
})
