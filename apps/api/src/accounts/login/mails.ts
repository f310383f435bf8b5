import { block, code, firstName, link, template, text } from '#platform/channels/mail/template.ts'

const login = link('the page to log in', 'https://portal.example/login')
const newPassword = link('the page for a new password', 'https://portal.example/forgot-password')
const minutes = text('for how many minutes the code is good', '10')

export const verificationMail = template({
	name: 'verification_code',
	about: 'Somebody asks for a code to register with this address.',
	subject: 'accountsMails.verification.subject',
	body: 'accountsMails.verification.body',
	placeholders: {
		code: code('the six digits', '123456'),
		minutes,
		note: block('whether the address has an account already', [
			'If you did not ask for it, you can ignore this mail.',
		]),
	},
})

export const resetMail = template({
	name: 'reset_code',
	about: 'Somebody asks for a new password.',
	subject: 'accountsMails.reset.subject',
	body: 'accountsMails.reset.body',
	placeholders: {
		first_name: firstName,
		code: code('the six characters', '4K7P2M'),
		page: newPassword,
		minutes,
	},
})

export const passwordChangedMail = template({
	name: 'password_changed',
	about: 'The password of an account was changed.',
	subject: 'accountsMails.passwordChanged.subject',
	body: 'accountsMails.passwordChanged.body',
	placeholders: {
		first_name: firstName,
		devices: text('which devices were logged out', 'every other device'),
		page: newPassword,
	},
})

export const welcomeMail = template({
	name: 'welcome',
	about: 'An account was opened.',
	subject: 'accountsMails.welcome.subject',
	body: 'accountsMails.welcome.body',
	placeholders: { first_name: firstName, page: login },
})
