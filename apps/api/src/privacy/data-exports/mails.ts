import { link, template, text } from '#platform/channels/mail/template.ts'

export const exportMail = template({
	name: 'export_ready',
	about: 'A copy of somebody’s data is ready.',
	subject: 'The copy of your data is ready',
	body: `Hi {first_name}, the copy of everything that we hold of you is ready. Log in, and download it until {last_day}; then it is deleted.

[Download my data]({page})

The copy holds all you have told us. Keep it where only you can read it.

If it was not you who asked for it, choose a new password at once. Questions about your personal data: {officer}.`,
	placeholders: {
		first_name: text('the first name of who gets it', 'Asha'),
		last_day: text('the last moment to download it', '4 December 2026, 10:30'),
		page: link('the page with the copy', 'https://portal.example/personal-data#copy'),
		officer: text('whom to write to about personal data', 'Lata Rao, officer@portal.example'),
	},
})
