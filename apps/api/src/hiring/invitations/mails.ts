import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const invitationMail = template({
	name: 'job_invitation',
	about: 'An organisation invites a person to apply for a job.',
	subject: 'hiringMails.invitation.subject',
	body: 'hiringMails.invitation.body',
	placeholders: {
		first_name: firstName,
		organisation: text('the name of the organisation', 'Orange Works'),
		job: text('the title of the job', 'Orchard planner'),
		message: text('what they write', 'Your work with orchards is what we look for.'),
		page: link('the page of invitations', 'https://portal.example/applications'),
	},
})
