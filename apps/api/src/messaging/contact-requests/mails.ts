import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const other = text('the name of the other', 'Ravi Kale')

export const requestMail = template({
	name: 'contact_request',
	about: 'Somebody asks an account for contact.',
	subject: '{other} asks you for contact',
	body: `Hi {first_name}, {other} asks you for contact and writes:

{message}

If you accept, both of you see the e-mail address and mobile number of the other. You may also decline.

[Answer]({page})`,
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
	subject: '{other} accepted your request',
	body: `Hi {first_name}, {other} accepted your contact request. You now see how to reach each other.

[See my requests]({page})`,
	placeholders: { first_name: firstName, other, page: sent },
})

export const declinedMail = template({
	name: 'contact_declined',
	about: 'A contact request was declined.',
	subject: '{other} declined your request',
	body: `Hi {first_name}, {other} declined your contact request. The reason is on the page of your requests.

[See my requests]({page})`,
	placeholders: { first_name: firstName, other, page: sent },
})
