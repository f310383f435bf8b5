import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, sampleTime, text } from '#platform/channels/mail/templates/placeholders.ts'

const sealDay = text('sealDay', sampleTime('moment', '2026-12-04'))
const destroyDay = text('destroyDay', sampleTime('day', '2027-12-04'))
const officer = text('dataOfficer')
const login = link('loginPage', 'login')

export const erasureAskedMail = template({
	name: 'erasure_asked',
	subject: 'privacyMails.erasureAsked.subject',
	body: 'privacyMails.erasureAsked.body',
	placeholders: { first_name: firstName, seal_day: sealDay, destroy_day: destroyDay, login, officer },
})

export const erasureSoonMail = template({
	name: 'erasure_soon',
	subject: 'privacyMails.erasureSoon.subject',
	body: 'privacyMails.erasureSoon.body',
	placeholders: { first_name: firstName, seal_day: sealDay, destroy_day: destroyDay, login, officer },
})

export const inactiveMail = template({
	name: 'erasure_inactive',
	subject: 'privacyMails.inactive.subject',
	body: 'privacyMails.inactive.body',
	placeholders: {
		first_name: firstName,
		years: text('inactiveYears', '3'),
		seal_day: sealDay,
		destroy_day: destroyDay,
		login,
		officer,
	},
})

export const takenBackMail = template({
	name: 'erasure_taken_back',
	subject: 'privacyMails.takenBack.subject',
	body: 'privacyMails.takenBack.body',
	placeholders: {
		first_name: firstName,
		page: link('newPasswordPage', 'forgot-password'),
	},
})
