import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

const organisation = text('organisation')

export const invitationMail = template({
	name: 'team_invitation',
	subject: 'profilesMails.invitation.subject',
	body: 'profilesMails.invitation.body',
	placeholders: {
		organisation,
		role: text('teamRole', () => t('profilesMails.roles.recruiter')),
		page: link('teamInvitationPage', 'invitation/1'),
		days: text('linkDays', '14'),
	},
})

export const handedOverMail = template({
	name: 'handed_over',
	subject: 'profilesMails.handedOver.subject',
	body: 'profilesMails.handedOver.body',
	placeholders: {
		first_name: firstName,
		organisation,
		heir: text('newOwner'),
		password_page: link('newPasswordPage', 'forgot-password'),
		contact_page: link('contactPage', 'contact'),
	},
})

export const takenOverMail = template({
	name: 'taken_over',
	subject: 'profilesMails.takenOver.subject',
	body: 'profilesMails.takenOver.body',
	placeholders: {
		first_name: firstName,
		organisation,
		owner: text('formerOwner'),
		page: link('teamPage', 'team'),
	},
})

export const memberRemovedMail = template({
	name: 'member_removed',
	subject: 'profilesMails.memberRemoved.subject',
	body: 'profilesMails.memberRemoved.body',
	placeholders: { first_name: firstName, organisation },
})
