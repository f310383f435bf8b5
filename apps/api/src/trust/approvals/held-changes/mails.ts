import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

const form = link('profileForm', 'employer-profile-update')

export const changeAcceptedMail = template({
	name: 'change_accepted',
	subject: 'trustMails.changeAccepted.subject',
	body: 'trustMails.changeAccepted.body',
	placeholders: { first_name: firstName, page: form },
})

export const changeRefusedMail = template({
	name: 'change_refused',
	subject: 'trustMails.changeRefused.subject',
	body: 'trustMails.changeRefused.body',
	placeholders: {
		first_name: firstName,
		reason: text('changeRemark'),
		page: form,
	},
})
