import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const suspendedMail = template({
	name: 'account_suspended',
	about: 'An account was suspended.',
	subject: 'Your account is suspended',
	body: `Hi {first_name}, your account is suspended. The reason:

{reason}

{end}

Until then nobody sees your profile, and you were logged out everywhere. You can log in to read the reason, to answer it, and to fetch your data.

[Read why, and answer]({page})`,
	placeholders: {
		first_name: firstName,
		reason: text('the words of the administrator', 'Two people have told us that this profile is not yours.'),
		end: text('until when', 'It is free again on 4 December 2026.'),
		page: link('the page that says why', 'https://portal.example/suspended'),
	},
})

export const readmittedMail = template({
	name: 'account_readmitted',
	about: 'A suspension was lifted, or has come to its end.',
	subject: 'Your account is free again',
	body: `Hi {first_name}, your account is not suspended any more. All is as it was before.

[Log in]({login})`,
	placeholders: { first_name: firstName, login: link('the page to log in', 'https://portal.example/login') },
})
