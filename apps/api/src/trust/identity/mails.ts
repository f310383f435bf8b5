import { code, firstName, link, template, text } from '#platform/channels/mail/template.ts'

const reason = text('the words of the administrator, if one did it', 'You wrote that the mailbox is lost.')

export const emailCodeMail = template({
	name: 'email_code',
	about: 'Somebody would like to log in with this address from now on.',
	subject: '{code} is your code for the new address',
	body: `Namaste! Please enter this code to use this address for your account:

{code}

It is good for {minutes} minutes. If you did not ask for it, you can ignore this mail.`,
	placeholders: { code: code('the six digits', '123456'), minutes: text('for how many minutes', '10') },
})

export const emailChangedMail = template({
	name: 'email_changed',
	about: 'To the old address: the account has another one now.',
	subject: 'The e-mail address of your account was changed',
	body: `Hi {first_name}, your account now has the address {address}. This one counts no more.

{reason}

If this was not you, take it back within {days} days. Then everybody is logged out, and you choose a new password:

[Take it back]({page})`,
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
	subject: 'Your account has this address now',
	body: `Namaste! An administrator has given your account this address. Everybody was logged out.

Please choose a new password, and log in with this address:

[Choose a new password]({page})

If you do not know what this is about, you can ignore this mail.`,
	placeholders: { page: link('the page for a new password', 'https://portal.example/forgot-password') },
})

export const nameChangedMail = template({
	name: 'name_changed',
	about: 'An administrator has changed the name of an account.',
	subject: 'Your name was changed',
	body: `Hi {first_name}, an administrator has changed your name. The reason:

{reason}

[See your name]({page})`,
	placeholders: {
		first_name: firstName,
		reason,
		page: link('the page of the name', 'https://portal.example/name-and-email'),
	},
})
