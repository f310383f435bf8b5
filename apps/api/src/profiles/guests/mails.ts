import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

export const typeChangedMail = template({
	name: 'type_changed',
	subject: 'profilesMails.typeChanged.subject',
	body: 'profilesMails.typeChanged.body',
	placeholders: {
		first_name: firstName,
		tab: text('accountTab', () => t('profilesMails.tabs.candidate')),
		profile_page: link('profileForm', 'profile-update'),
		password_page: link('newPasswordPage', 'forgot-password'),
	},
})
