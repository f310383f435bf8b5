import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { block, code, firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

const login = link('loginPage', 'login')
const newPassword = link('newPasswordPage', 'forgot-password')
const minutes = text('codeMinutes', '10')

export const verificationMail = template({
	name: 'verification_code',
	subject: 'accountsMails.verification.subject',
	body: 'accountsMails.verification.body',
	placeholders: {
		code: code('sixDigits', '123456'),
		minutes,
		note: block('verificationNote', () => [t('accountsMails.verification.ignore')]),
	},
})

export const resetMail = template({
	name: 'reset_code',
	subject: 'accountsMails.reset.subject',
	body: 'accountsMails.reset.body',
	placeholders: {
		first_name: firstName,
		code: code('resetCode', '4K7P2M'),
		page: newPassword,
		minutes,
	},
})

export const passwordChangedMail = template({
	name: 'password_changed',
	subject: 'accountsMails.passwordChanged.subject',
	body: 'accountsMails.passwordChanged.body',
	placeholders: {
		first_name: firstName,
		devices: text('loggedOutDevices', () => t('accountsMails.passwordChanged.devices.others')),
		page: newPassword,
	},
})

export const welcomeMail = template({
	name: 'welcome',
	subject: 'accountsMails.welcome.subject',
	body: 'accountsMails.welcome.body',
	placeholders: { first_name: firstName, page: login },
})
