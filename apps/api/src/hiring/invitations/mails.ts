import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

export const invitationMail = template({
	name: 'job_invitation',
	subject: 'hiringMails.invitation.subject',
	body: 'hiringMails.invitation.body',
	placeholders: {
		first_name: firstName,
		organisation: text('organisation'),
		job: text('jobTitle'),
		message: text('jobInvitationMessage'),
		page: link('jobInvitationsPage', 'applications'),
	},
})
