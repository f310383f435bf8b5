import { block, code, firstName, link, template, text } from '#platform/channels/mail/template.ts'

const login = link('the page to log in', 'https://portal.example/login')
const newPassword = link('the page for a new password', 'https://portal.example/forgot-password')
const minutes = text('for how many minutes the code is good', '10')

export const verificationMail = template({
	name: 'verification_code',
	about: 'Somebody asks for a code to register with this address.',
	subject: '{code} is your code for Profile Search',
	body: `Namaste! Please enter this code to confirm your e-mail address:

{code}

It is good for {minutes} minutes. Nobody from Profile Search will ever ask you for it.

{note}`,
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
	subject: '{code} is your code for a new password',
	body: `Hi {first_name}, please enter this code beside your new password:

{code}

Or open this page, where it is filled in:

[Choose a new password]({page})

It is good for {minutes} minutes. Nobody from Profile Search will ever ask you for it.

If you did not ask for it, you can ignore this mail; your password stays as it is.`,
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
	subject: 'Your password was changed',
	body: `Hi {first_name}, the password of your account was changed just now, and {devices} was logged out.

If this was not you, choose a new password at once:

[Choose a new password]({page})`,
	placeholders: {
		first_name: firstName,
		devices: text('which devices were logged out', 'every other device'),
		page: newPassword,
	},
})

export const welcomeMail = template({
	name: 'welcome',
	about: 'An account was opened.',
	subject: 'Welcome to Profile Search',
	body: `Hi {first_name}, your account is open.

Please complete your profile to activate all functionality. It is looked at by a person before others see it.

[Log in]({page})`,
	placeholders: { first_name: firstName, page: login },
})
