import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

const job = text('the title of the job', 'Orchard planner')
const other = text('who they meet', 'Orange Works')
const about = text('which interview', '“Orchard planner” at Orange Works')
const applicant = text('who applied', 'Meera Deshpande')
const aboutThem = text('which interview', 'Meera Deshpande for “Orchard planner”')
const when = 'Friday, 6 March 2026 at 10:15 (Kolkata, UTC+05:30)'
const off = text(
	'which time was called off, if one was fixed',
	`The interview on ${when} does not take place.`,
)
const place = text('where it is', '4 Orange City Road, Nagpur')
const minutes = text('how many minutes it takes', '45')
const times = text('the times to choose from', when)
const startsAt = text('when it is', when)
const message = text('what the team writes, if anything', 'Please bring the plan of an orchard.')
const wish = text('what they write, if anything', '“Could it be in the afternoon?”')
const page = link('the page of the interview', 'https://portal.example/applications/1')

export const proposedMail = template({
	name: 'interview_proposed',
	about: 'To an applicant: times for an interview are proposed.',
	subject: 'hiringMails.interview.proposed.subject',
	body: 'hiringMails.interview.proposed.body',
	placeholders: { first_name: firstName, other, about, job, place, minutes, times, message, page },
})

export const changedMail = template({
	name: 'interview_changed',
	about: 'To an applicant: other times are proposed.',
	subject: 'hiringMails.interview.changed.subject',
	body: 'hiringMails.interview.changed.body',
	placeholders: { first_name: firstName, other, about, job, off, place, minutes, times, message, page },
})

export const changedByYouMail = template({
	name: 'interview_changed_by_you',
	about: 'To who holds an interview that was fixed, and has proposed other times: it leaves the calendar.',
	subject: 'hiringMails.interview.changedByYou.subject',
	body: 'hiringMails.interview.changedByYou.body',
	placeholders: { first_name: firstName, about: aboutThem, job, off, place, minutes, times, message, page },
})

export const chosenMail = template({
	name: 'interview_chosen',
	about: 'To both: the time of an interview is fixed.',
	subject: 'hiringMails.interview.chosen.subject',
	body: 'hiringMails.interview.chosen.body',
	placeholders: { first_name: firstName, about, job, starts_at: startsAt, minutes, place, message, page },
})

export const askedMail = template({
	name: 'interview_asked',
	about: 'To who holds an interview: the applicant asks for other times.',
	subject: 'hiringMails.interview.asked.subject',
	body: 'hiringMails.interview.asked.body',
	placeholders: { first_name: firstName, other: applicant, job, off, wish, page },
})

export const askedByYouMail = template({
	name: 'interview_asked_by_you',
	about:
		'To an applicant whose interview was fixed, and who has asked for other times: it leaves the calendar.',
	subject: 'hiringMails.interview.askedByYou.subject',
	body: 'hiringMails.interview.askedByYou.body',
	placeholders: { first_name: firstName, about, job, off, wish, page },
})

export const cancelledMail = template({
	name: 'interview_cancelled',
	about: 'To both: an interview is called off.',
	subject: 'hiringMails.interview.cancelled.subject',
	body: 'hiringMails.interview.cancelled.body',
	placeholders: {
		first_name: firstName,
		about,
		job,
		off,
		end_message: text('why, if anything was written', '“The orchard is sold.”'),
		page,
	},
})

export const offMail = template({
	name: 'interview_off',
	about: 'To both: a time that was fixed is off, and more has happened since.',
	subject: 'hiringMails.interview.off.subject',
	body: 'hiringMails.interview.off.body',
	placeholders: { first_name: firstName, job, was_at: text('when it was to be', when), page },
})

export const reminderMail = template({
	name: 'interview_reminder',
	about: 'To both: an interview takes place within a day.',
	subject: 'hiringMails.interview.reminder.subject',
	body: 'hiringMails.interview.reminder.body',
	placeholders: { first_name: firstName, about, job, starts_at: startsAt, minutes, place, message, page },
})
