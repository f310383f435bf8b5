import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const securityMail = template({
	name: 'security_change',
	about: 'The second step of the logins, or a passkey, was changed.',
	subject: 'accountsMails.security.subject',
	body: 'accountsMails.security.body',
	placeholders: {
		first_name: firstName,
		heading: text('what has changed, in short', 'A passkey was added to your account'),
		change: text('what has changed', 'a passkey was added to your account just now.'),
		page: link('the page for a new password', 'https://portal.example/forgot-password'),
	},
})
