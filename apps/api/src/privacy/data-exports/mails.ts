import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, sampleTime, text } from '#platform/channels/mail/templates/placeholders.ts'

export const exportMail = template({
	name: 'export_ready',
	subject: 'privacyMails.export.subject',
	body: 'privacyMails.export.body',
	placeholders: {
		first_name: firstName,
		last_day: text('exportLastDay', sampleTime('moment', '2026-12-04')),
		page: link('exportPage', 'personal-data#copy'),
		officer: text('dataOfficer'),
	},
})
