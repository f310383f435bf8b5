import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const securityMail = template({
	name: 'security_change',
	about: 'The second step of the logins, or a passkey, was changed.',
	subject: '{heading}',
	body: `Hi {first_name}, {change}

If this was not you, choose a new password at once and look at the safety settings of your account:

[Choose a new password]({page})`,
	placeholders: {
		first_name: firstName,
		heading: text('what has changed, in short', 'A passkey was added to your account'),
		change: text('what has changed', 'a passkey was added to your account just now.'),
		page: link('the page for a new password', 'https://portal.example/forgot-password'),
	},
})
