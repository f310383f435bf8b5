import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

const reason = text('profileRemark')
const form = link('profileForm', 'profile-update')

export const approvedMail = template({
	name: 'account_approved',
	subject: 'trustMails.approved.subject',
	body: 'trustMails.approved.body',
	placeholders: {
		first_name: firstName,
		opened: text('approvedOpened', () => t('trustMails.opened.candidate')),
		page: link('approvedPage', 'matches'),
	},
})

export const rejectedMail = template({
	name: 'account_rejected',
	subject: 'trustMails.rejected.subject',
	body: 'trustMails.rejected.body',
	placeholders: { first_name: firstName, reason, form },
})

export const askedMail = template({
	name: 'account_asked',
	subject: 'trustMails.asked.subject',
	body: 'trustMails.asked.body',
	placeholders: { first_name: firstName, reason, form },
})
