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

const end = `[See how it stands]({page})

{officer}`

export const filedMail = template({
	name: 'grievance_filed',
	about: 'To the complainant: the grievance has arrived.',
	subject: '[{number}] Your grievance is filed',
	body: `Namaste! Your grievance is filed.

Its number is {number}. Keep it: with it and this address you see how it stands.

It will be acknowledged by {acknowledge_by} and answered by {answer_by}.

${end}`,
	placeholders: {
		...told,
		acknowledge_by: text('when it will be acknowledged at the latest', '4 March 2026 at 10:15 am'),
		answer_by: answerBy,
	},
})

/** By the state that a grievance has reached, while the clock runs. */
export const onwards = {
	acknowledged: onward('acknowledged', 'it is acknowledged.', 'Your grievance is acknowledged'),
	in_progress: onward('in_progress', 'it is worked on.', 'Your grievance is being worked on'),
	waiting_for_complainant: onward(
		'waiting',
		'the officer asks them for something.',
		'We need something from you',
	),
	reopened: onward('reopened', 'it is open again.', 'Your grievance is open again'),
}

export const answerMail = onward(
	'answer',
	'the officer writes, and it stands as it did.',
	'There is an answer to your grievance',
)

/** By the decision, each with the further remedies that the law requires to be named. */
export const decisions = {
	resolved: decision('resolved', 'it is answered.', 'Your grievance is answered'),
	rejected: decision(
		'rejected',
		'it is outside of what the site can decide.',
		'Your grievance is outside of what we can decide',
	),
}

export const closedMail = template({
	name: 'grievance_closed',
	about: 'To the complainant: it is closed.',
	subject: '[{number}] Your grievance is closed',
	body: `Namaste! Your grievance is closed.

{message}

${end}`,
	placeholders: { ...told, message },
})

export const officerMail = template({
	name: 'grievance_officer',
	about: 'To those who answer grievances: something has happened, or a time runs out.',
	subject: '[{number}] {news}',
	body: `{news}: {number}, filed {filed_at}.

{message}

It has to be {duty} by {due}.

[Open the grievance]({page})`,
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

function onward(name: string, about: string, heading: string) {
	return template({
		name: `grievance_${name}`,
		about: `To the complainant: ${about}`,
		subject: `[{number}] ${heading}`,
		body: `Namaste! ${heading}.

{message}

It will be answered by {answer_by}.

${end}`,
		placeholders: { ...told, message, answer_by: answerBy },
	})
}

function decision(name: string, about: string, heading: string) {
	return template({
		name: `grievance_${name}`,
		about: `To the complainant: ${about}`,
		subject: `[{number}] ${heading}`,
		body: `Namaste! ${heading}.

{message}

If this does not settle it, you can reopen it until {reopen_by}.

You can also appeal to the Grievance Appellate Committee until {appeal_by}: {appeal_at}

Please tell us on the page of your grievance how good the answer was.

${end}`,
		placeholders: {
			...told,
			message,
			reopen_by: text('until when it can be reopened', '25 March 2026 at 10:15 am'),
			appeal_by: text('until when the committee can be asked', '17 April 2026 at 10:15 am'),
			appeal_at: text('where the committee is asked', 'https://gac.gov.in'),
		},
	})
}
