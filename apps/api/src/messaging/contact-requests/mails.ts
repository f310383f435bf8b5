import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const other = text('the name of the other', 'Ravi Kale')

export const requestMail = template({
	name: 'contact_request',
	about: 'Somebody asks an account for contact.',
	subject: 'messagingMails.request.subject',
	body: 'messagingMails.request.body',
	placeholders: {
		first_name: firstName,
		other,
		message: text('what they write', 'May I ask you about farming?'),
		page: link('the page of requests', 'https://portal.example/requests'),
	},
})

const sent = link('the page of requests that were sent', 'https://portal.example/requests?box=sent')

export const acceptedMail = template({
	name: 'contact_accepted',
	about: 'A contact request was accepted.',
	subject: 'messagingMails.accepted.subject',
	body: 'messagingMails.accepted.body',
	placeholders: { first_name: firstName, other, page: sent },
})

export const declinedMail = template({
	name: 'contact_declined',
	about: 'A contact request was declined.',
	subject: 'messagingMails.declined.subject',
	body: 'messagingMails.declined.body',
	placeholders: { first_name: firstName, other, page: sent },
})
