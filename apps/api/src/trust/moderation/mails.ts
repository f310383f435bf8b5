import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const what = text('what it is about', 'your job “Orchard planner”')
const page = link('the page where it can be answered', 'https://portal.example/cases')
const appeal = link('where a grievance is filed', 'https://portal.example/grievance')

export const frozenMail = template({
	name: 'case_frozen',
	about: 'Something of theirs was frozen after reports.',
	subject: 'trustMails.frozen.subject',
	body: 'trustMails.frozen.body',
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
	subject: 'trustMails.released.subject',
	body: 'trustMails.released.body',
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
	subject: 'trustMails.upheld.subject',
	body: 'trustMails.upheld.body',
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
	subject: 'trustMails.escalated.subject',
	body: 'trustMails.escalated.body',
	placeholders: {
		answered_at: text('when the owner answered', '3 March 2026 at 10:15 am'),
		page: link('the page of the case', 'https://portal.example/admin/reports/1'),
	},
})
