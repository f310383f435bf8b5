import { link, template, text } from '#platform/channels/mail/template.ts'

const firstName = text('the first name of who gets it', 'Asha')
const sealDay = text('the last moment to take it back', '4 December 2026, 10:30')
const destroyDay = text('the day on which the sealed record is destroyed', '4 December 2027')
const officer = text('whom to write to about personal data', 'Lata Rao, officer@portal.example')
const login = link('the page to log in', 'https://portal.example/login')

export const erasureAskedMail = template({
	name: 'erasure_asked',
	about: 'Somebody has asked for the erasure of their account.',
	subject: 'privacyMails.erasureAsked.subject',
	body: 'privacyMails.erasureAsked.body',
	placeholders: { first_name: firstName, seal_day: sealDay, destroy_day: destroyDay, login, officer },
})

export const erasureSoonMail = template({
	name: 'erasure_soon',
	about: 'Two days before an account that asked for it is erased.',
	subject: 'privacyMails.erasureSoon.subject',
	body: 'privacyMails.erasureSoon.body',
	placeholders: { first_name: firstName, seal_day: sealDay, destroy_day: destroyDay, login, officer },
})

export const inactiveMail = template({
	name: 'erasure_inactive',
	about: 'Two days before an account is erased that nobody has logged in to for years.',
	subject: 'privacyMails.inactive.subject',
	body: 'privacyMails.inactive.body',
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
	subject: 'privacyMails.takenBack.subject',
	body: 'privacyMails.takenBack.body',
	placeholders: {
		first_name: firstName,
		page: link('the page for a new password', 'https://portal.example/forgot-password'),
	},
})
