import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const organisation = text('the name of the organisation', 'Orange Works')

export const invitationMail = template({
	name: 'team_invitation',
	about: 'Somebody is invited to the team of an organisation.',
	subject: 'profilesMails.invitation.subject',
	body: 'profilesMails.invitation.body',
	placeholders: {
		organisation,
		role: text('as what', 'as a recruiter'),
		page: link('the page of the invitation', 'https://portal.example/invitation/1'),
		days: text('for how many days the link is good', '14'),
	},
})

export const handedOverMail = template({
	name: 'handed_over',
	about: 'To who has handed an organisation over.',
	subject: 'profilesMails.handedOver.subject',
	body: 'profilesMails.handedOver.body',
	placeholders: {
		first_name: firstName,
		organisation,
		heir: text('to whom it belongs now', 'Meera Joshi'),
		password_page: link('the page for a new password', 'https://portal.example/forgot-password'),
		contact_page: link('the contact page', 'https://portal.example/contact'),
	},
})

export const takenOverMail = template({
	name: 'taken_over',
	about: 'To whom an organisation was handed over.',
	subject: 'profilesMails.takenOver.subject',
	body: 'profilesMails.takenOver.body',
	placeholders: {
		first_name: firstName,
		organisation,
		owner: text('who had it before', 'Ravi Kale'),
		page: link('the page of the team', 'https://portal.example/team'),
	},
})

export const memberRemovedMail = template({
	name: 'member_removed',
	about: 'Somebody was taken out of a team.',
	subject: 'profilesMails.memberRemoved.subject',
	body: 'profilesMails.memberRemoved.body',
	placeholders: { first_name: firstName, organisation },
})
