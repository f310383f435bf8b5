import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const organisation = text('the name of the organisation', 'Orange Works')

export const invitationMail = template({
	name: 'team_invitation',
	about: 'Somebody is invited to the team of an organisation.',
	subject: 'An invitation to the team of {organisation}',
	body: `Namaste! {organisation} invites you to work for it on Profile Search, {role}.

[See the invitation]({page})

The link is good for {days} days, and for this address only. You need a Sanstha account under it; if you have none, the page says how to open one.

If you do not know what this is about, you can ignore this mail.`,
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
	subject: 'You have handed over {organisation}',
	body: `Hi {first_name}, {organisation} now belongs to {heir}. You are one of its administrators.

If this was not you, choose a new password at once and write to us:

[Choose a new password]({password_page})

[Write to us]({contact_page})`,
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
	subject: '{organisation} is yours now',
	body: `Hi {first_name}, {owner} has handed {organisation} over to you. You now answer for it, and only you can hand it on.

[See the team]({page})`,
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
	subject: 'You are no longer in the team of {organisation}',
	body: `Hi {first_name}, you were taken out of the team of {organisation}. Your account stays as it is, and what you did for the team stays with the team.`,
	placeholders: { first_name: firstName, organisation },
})
