import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const suspendedMail = template({
	name: 'account_suspended',
	about: 'An account was suspended.',
	subject: 'trustMails.suspended.subject',
	body: 'trustMails.suspended.body',
	placeholders: {
		first_name: firstName,
		reason: text('the words of the administrator', 'Two people have told us that this profile is not yours.'),
		end: text('until when', 'It is free again on 4 December 2026.'),
		page: link('the page that says why', 'https://portal.example/suspended'),
	},
})

export const readmittedMail = template({
	name: 'account_readmitted',
	about: 'A suspension was lifted, or has come to its end.',
	subject: 'trustMails.readmitted.subject',
	body: 'trustMails.readmitted.body',
	placeholders: { first_name: firstName, login: link('the page to log in', 'https://portal.example/login') },
})
