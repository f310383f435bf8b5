import { link, template, text } from '#platform/channels/mail/template.ts'

const firstName = text('the first name of who gets it', 'Asha')
const sealDay = text('the last moment to take it back', '4 December 2026, 10:30')
const destroyDay = text('the day on which the sealed record is destroyed', '4 December 2027')
const officer = text('whom to write to about personal data', 'Lata Rao, officer@portal.example')
const login = link('the page to log in', 'https://portal.example/login')

export const erasureAskedMail = template({
	name: 'erasure_asked',
	about: 'Somebody has asked for the erasure of their account.',
	subject: 'Your account is hidden, and will be erased',
	body: `Hi {first_name}, as you asked, your account is hidden from now on: nobody finds you, your applications are withdrawn, and you were logged out everywhere.

Until {seal_day} you can take this back: simply log in.

[Log in, and keep my account]({login})

Then everything you have here is deleted. The law asks us to keep a short record for a year (who you were, when the account was used, what you agreed to). It is sealed, and destroyed on {destroy_day}.

If it was not you who asked for this, log in at once and choose a new password.

Questions about your personal data: {officer}.`,
	placeholders: { first_name: firstName, seal_day: sealDay, destroy_day: destroyDay, login, officer },
})

export const erasureSoonMail = template({
	name: 'erasure_soon',
	about: 'Two days before an account that asked for it is erased.',
	subject: 'Your account is erased in two days',
	body: `Hi {first_name}, you have asked us to erase your account. It is deleted on {seal_day}; after that it cannot be brought back.

If you would like to keep it, log in before:

[Log in, and keep my account]({login})

The sealed record that the law asks for is destroyed on {destroy_day}.

Questions about your personal data: {officer}.`,
	placeholders: { first_name: firstName, seal_day: sealDay, destroy_day: destroyDay, login, officer },
})

export const inactiveMail = template({
	name: 'erasure_inactive',
	about: 'Two days before an account is erased that nobody has logged in to for years.',
	subject: 'You have not been here for years: your account is erased in two days',
	body: `Hi {first_name}, nobody has logged in to your account for {years} years, and we keep data of people no longer than we need it. Your account is deleted on {seal_day}.

If you would like to keep it, log in before:

[Log in, and keep my account]({login})

The sealed record that the law asks for is destroyed on {destroy_day}.

Questions about your personal data: {officer}.`,
	placeholders: {
		first_name: firstName,
		years: text('after how many years', '3'),
		seal_day: sealDay,
		destroy_day: destroyDay,
		login,
		officer,
	},
})

export const takenBackMail = template({
	name: 'erasure_taken_back',
	about: 'Somebody has logged in, and so taken back the erasure of their account.',
	subject: 'Your account stays',
	body: `Hi {first_name}, you have logged in, so your account is not erased and is shown again as before. Applications and contact that were withdrawn, and jobs that were closed, stay so.

If this was not you, choose a new password at once:

[Choose a new password]({page})`,
	placeholders: {
		first_name: firstName,
		page: link('the page for a new password', 'https://portal.example/forgot-password'),
	},
})
