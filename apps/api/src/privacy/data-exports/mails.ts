import { link, template, text } from '#platform/channels/mail/template.ts'

export const exportMail = template({
	name: 'export_ready',
	about: 'A copy of somebody’s data is ready.',
	subject: 'privacyMails.export.subject',
	body: 'privacyMails.export.body',
	placeholders: {
		first_name: text('the first name of who gets it', 'Asha'),
		last_day: text('the last moment to download it', '4 December 2026, 10:30'),
		page: link('the page with the copy', 'https://portal.example/personal-data#copy'),
		officer: text('whom to write to about personal data', 'Lata Rao, officer@portal.example'),
	},
})
