import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, sampleTime, text } from '#platform/channels/mail/templates/placeholders.ts'

export const suspendedMail = template({
	name: 'account_suspended',
	subject: 'trustMails.suspended.subject',
	body: 'trustMails.suspended.body',
	placeholders: {
		first_name: firstName,
		reason: text('suspensionReason'),
		end: text('suspensionEnd', () =>
			t('trustMails.suspended.until', { day: sampleTime('day', '2026-12-04')() }),
		),
		page: link('suspensionPage', 'suspended'),
	},
})

export const readmittedMail = template({
	name: 'account_readmitted',
	subject: 'trustMails.readmitted.subject',
	body: 'trustMails.readmitted.body',
	placeholders: { first_name: firstName, login: link('loginPage', 'login') },
})
