import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

const other = text('contactName')

export const requestMail = template({
	name: 'contact_request',
	subject: 'messagingMails.request.subject',
	body: 'messagingMails.request.body',
	placeholders: {
		first_name: firstName,
		other,
		message: text('contactMessage'),
		page: link('requestsPage', 'requests'),
	},
})

const sent = link('sentRequestsPage', 'requests?box=sent')

export const acceptedMail = template({
	name: 'contact_accepted',
	subject: 'messagingMails.accepted.subject',
	body: 'messagingMails.accepted.body',
	placeholders: { first_name: firstName, other, page: sent },
})

export const declinedMail = template({
	name: 'contact_declined',
	subject: 'messagingMails.declined.subject',
	body: 'messagingMails.declined.body',
	placeholders: { first_name: firstName, other, page: sent },
})
