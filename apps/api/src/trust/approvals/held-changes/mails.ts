import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const form = link('where it is changed', 'https://portal.example/employer-profile-update')

export const changeAcceptedMail = template({
	name: 'change_accepted',
	about: 'A new name, website, domain or kind was accepted.',
	subject: 'Your change is shown now',
	body: `Hi {first_name}, a person has looked at what you changed, and it is shown to everybody now.

[Have a look]({page})`,
	placeholders: { first_name: firstName, page: form },
})

export const changeRefusedMail = template({
	name: 'change_refused',
	about: 'A new name, website, domain or kind was not accepted.',
	subject: 'Your change was not accepted',
	body: `Hi {first_name}, what you changed could not be accepted, and everybody still sees what was there before. The reason:

{reason}

[Change it]({page})`,
	placeholders: {
		first_name: firstName,
		reason: text('the words of the approver', 'The name is that of another organisation.'),
		page: form,
	},
})
