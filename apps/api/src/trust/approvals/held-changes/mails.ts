import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const form = link('where it is changed', 'https://portal.example/employer-profile-update')

export const changeAcceptedMail = template({
	name: 'change_accepted',
	about: 'A new name, website, domain or kind was accepted.',
	subject: 'trustMails.changeAccepted.subject',
	body: 'trustMails.changeAccepted.body',
	placeholders: { first_name: firstName, page: form },
})

export const changeRefusedMail = template({
	name: 'change_refused',
	about: 'A new name, website, domain or kind was not accepted.',
	subject: 'trustMails.changeRefused.subject',
	body: 'trustMails.changeRefused.body',
	placeholders: {
		first_name: firstName,
		reason: text('the words of the approver', 'The name is that of another organisation.'),
		page: form,
	},
})
