import { template } from '#platform/channels/mail/template.ts'
import { code, firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

export const emailCodeMail = template({
	name: 'email_code',
	subject: 'trustMails.emailCode.subject',
	body: 'trustMails.emailCode.body',
	placeholders: { code: code('sixDigits', '123456'), minutes: text('codeMinutes', '10') },
})

export const emailChangedMail = template({
	name: 'email_changed',
	subject: 'trustMails.emailChanged.subject',
	body: 'trustMails.emailChanged.body',
	placeholders: {
		first_name: firstName,
		address: text('newAddress', 'a…@example.com'),
		reason: text('emailReason'),
		days: text('undoDays', '14'),
		page: link('emailUndoPage', 'email-undo/key'),
	},
})

export const emailGivenMail = template({
	name: 'email_given',
	subject: 'trustMails.emailGiven.subject',
	body: 'trustMails.emailGiven.body',
	placeholders: { page: link('newPasswordPage', 'forgot-password') },
})

export const nameChangedMail = template({
	name: 'name_changed',
	subject: 'trustMails.nameChanged.subject',
	body: 'trustMails.nameChanged.body',
	placeholders: {
		first_name: firstName,
		reason: text('nameReason'),
		page: link('namePage', 'name-and-email'),
	},
})
