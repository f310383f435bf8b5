import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

export const securityMail = template({
	name: 'security_change',
	subject: 'accountsMails.security.subject',
	body: 'accountsMails.security.body',
	placeholders: {
		first_name: firstName,
		heading: text('securityHeading', () => t('accountsMails.security.headings.passkey_added')),
		change: text('securityChange', () => t('accountsMails.security.changes.passkey_added')),
		page: link('newPasswordPage', 'forgot-password'),
	},
})
