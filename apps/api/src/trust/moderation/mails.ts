import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const what = text('what it is about', 'your job “Orchard planner”')
const page = link('the page where it can be answered', 'https://portal.example/cases')
const appeal = link('where a grievance is filed', 'https://portal.example/grievance')

export const frozenMail = template({
	name: 'case_frozen',
	about: 'Something of theirs was frozen after reports.',
	subject: 'Nobody sees {what} for now',
	body: `Hi {first_name}, {what} was reported, and is hidden from everybody else until it has been looked at.

The reports say: {reasons}.

You can put it right and say so, or tell us why the reports are wrong. Somebody looks at your answer within 72 hours.

[Look at it]({page})`,
	placeholders: {
		first_name: firstName,
		what,
		reasons: text('the reasons of the reports', 'asks for money'),
		page,
	},
})

export const releasedMail = template({
	name: 'case_released',
	about: 'What was frozen is shown again.',
	subject: 'Everybody sees {what} again',
	body: `Hi {first_name}, {what} was looked at, and is shown again as before.

{message}

[Look at it]({page})`,
	placeholders: {
		first_name: firstName,
		what,
		message: text('what the moderator says, if anything', 'Thank you for the change.'),
		page,
	},
})

export const upheldMail = template({
	name: 'case_upheld',
	about: 'The reports were right: it stays hidden, and counts as a strike.',
	subject: 'A decision about {what}',
	body: `Hi {first_name}, {what} was looked at. It is against the rules, and stays hidden:

{message}

{consequence}

If you think that this is wrong, you can appeal: file a grievance, and somebody else decides.

[File a grievance]({appeal})

[See the decision]({page})`,
	placeholders: {
		first_name: firstName,
		what,
		message: text('what the moderator says', 'Nobody may ask applicants for money.'),
		consequence: text('what follows from it', 'This is the first time. It counts as a warning, for a year.'),
		appeal,
		page,
	},
})

export const escalatedMail = template({
	name: 'case_escalated',
	about: 'To the grievance officer: an answer of an owner waits for longer than 72 hours.',
	subject: 'An answer about something frozen waits for too long',
	body: `The owner of something that was frozen answered on {answered_at}, and nobody has decided since.

[Look at it]({page})`,
	placeholders: {
		answered_at: text('when the owner answered', '3 March 2026 at 10:15 am'),
		page: link('the page of the case', 'https://portal.example/admin/reports/1'),
	},
})
