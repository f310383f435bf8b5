import { code, firstName, link, template, text } from '#platform/channels/mail/template.ts'

const reason = text('the words of the administrator, if one did it', 'You wrote that the mailbox is lost.')

export const emailCodeMail = template({
	name: 'email_code',
	about: 'Somebody would like to log in with this address from now on.',
	subject: 'trustMails.emailCode.subject',
	body: 'trustMails.emailCode.body',
	placeholders: { code: code('the six digits', '123456'), minutes: text('for how many minutes', '10') },
})

export const emailChangedMail = template({
	name: 'email_changed',
	about: 'To the old address: the account has another one now.',
	subject: 'trustMails.emailChanged.subject',
	body: 'trustMails.emailChanged.body',
	placeholders: {
		first_name: firstName,
		address: text('the new address, most of it hidden', 'a…@example.com'),
		reason,
		days: text('for how many days', '14'),
		page: link('the page that takes it back', 'https://portal.example/email-undo/key'),
	},
})

export const emailGivenMail = template({
	name: 'email_given',
	about: 'To the new address: an administrator gave it to an account.',
	subject: 'trustMails.emailGiven.subject',
	body: 'trustMails.emailGiven.body',
	placeholders: { page: link('the page for a new password', 'https://portal.example/forgot-password') },
})

export const nameChangedMail = template({
	name: 'name_changed',
	about: 'An administrator has changed the name of an account.',
	subject: 'trustMails.nameChanged.subject',
	body: 'trustMails.nameChanged.body',
	placeholders: {
		first_name: firstName,
		reason,
		page: link('the page of the name', 'https://portal.example/name-and-email'),
	},
})
