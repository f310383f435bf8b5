import { block, link, template, text } from '#platform/channels/mail/template.ts'

// The mails repeat nothing that the complainant typed: the address is unconfirmed and may be a stranger's.
const told = {
	number: text('the number of the grievance', 'PS-2026-7F3A21B0'),
	page: link('the page that shows how it stands', 'https://portal.example/grievance/track'),
	officer: text(
		'who answers, as the law wants it in every mail',
		'Grievance officer: Lata Rao, lata@example.com',
	),
}
const message = block('what the officer writes, if anything', [
	'We have written to the organisation, and wait for its answer.',
])
const answerBy = text('when it will be answered at the latest', '18 March 2026 at 10:15 am')

export const filedMail = template({
	name: 'grievance_filed',
	about: 'To the complainant: the grievance has arrived.',
	subject: 'trustMails.grievance.filed.subject',
	body: 'trustMails.grievance.filed.body',
	placeholders: {
		...told,
		acknowledge_by: text('when it will be acknowledged at the latest', '4 March 2026 at 10:15 am'),
		answer_by: answerBy,
	},
})

/** By the state that a grievance has reached, while the clock runs. */
export const onwards = {
	acknowledged: onward('acknowledged', 'it is acknowledged.'),
	in_progress: onward('in_progress', 'it is worked on.'),
	waiting_for_complainant: onward('waiting', 'the officer asks them for something.'),
	reopened: onward('reopened', 'it is open again.'),
}

export const answerMail = onward('answer', 'the officer writes, and its status is the same.')

/** By the decision, each with the further remedies that the law requires to be named. */
export const decisions = {
	resolved: decision('resolved', 'it is answered.'),
	rejected: decision('rejected', 'it is outside of what the site can decide.'),
}

export const closedMail = template({
	name: 'grievance_closed',
	about: 'To the complainant: it is closed.',
	subject: 'trustMails.grievance.closed.subject',
	body: 'trustMails.grievance.closed.body',
	placeholders: { ...told, message },
})

export const officerMail = template({
	name: 'grievance_officer',
	about: 'To those who answer grievances: something has happened, or a time runs out.',
	subject: 'trustMails.grievance.officer.subject',
	body: 'trustMails.grievance.officer.body',
	placeholders: {
		number: told.number,
		news: text('what has happened', 'A new grievance'),
		filed_at: text('when it was filed', '3 March 2026 at 10:15 am'),
		message: block('what the complainant writes, if anything', ['The job asks for money.']),
		duty: text('“acknowledged” or “answered”', 'acknowledged'),
		due: text('by when', '4 March 2026 at 10:15 am'),
		page: link('the page of the grievance', 'https://portal.example/admin/grievances/1'),
	},
})

function onward(name: string, about: string) {
	return template({
		name: `grievance_${name}`,
		about: `To the complainant: ${about}`,
		subject: `trustMails.grievance.${name}.subject`,
		body: `trustMails.grievance.${name}.body`,
		placeholders: { ...told, message, answer_by: answerBy },
	})
}

function decision(name: string, about: string) {
	return template({
		name: `grievance_${name}`,
		about: `To the complainant: ${about}`,
		subject: `trustMails.grievance.${name}.subject`,
		body: `trustMails.grievance.${name}.body`,
		placeholders: {
			...told,
			message,
			reopen_by: text('until when it can be reopened', '25 March 2026 at 10:15 am'),
			appeal_by: text('until when the committee can be asked', '17 April 2026 at 10:15 am'),
			appeal_at: text('where the committee is asked', 'https://gac.gov.in'),
		},
	})
}
