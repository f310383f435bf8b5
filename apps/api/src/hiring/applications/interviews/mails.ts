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
	subject: 'Choose a time for your interview: {job}',
	body: `Hi {first_name}, {other} would like to meet you: {about}. Please choose a time.

Where: {place}. It takes {minutes} minutes.

The times: {times}.

{message}

[Choose a time]({page})`,
	placeholders: { first_name: firstName, other, about, job, place, minutes, times, message, page },
})

export const changedMail = template({
	name: 'interview_changed',
	about: 'To an applicant: other times are proposed.',
	subject: 'New times for your interview: {job}',
	body: `Hi {first_name}, {other} proposes new times: {about}.

{off}

Where: {place}. It takes {minutes} minutes.

The times: {times}.

{message}

[Choose a time]({page})`,
	placeholders: { first_name: firstName, other, about, job, off, place, minutes, times, message, page },
})

export const changedByYouMail = template({
	name: 'interview_changed_by_you',
	about: 'To who holds an interview that was fixed, and has proposed other times: it leaves the calendar.',
	subject: 'An interview is off: {job}',
	body: `Hi {first_name}, you proposed new times: {about}.

{off}

Where: {place}. It takes {minutes} minutes.

The times: {times}.

{message}

[See the interview]({page})`,
	placeholders: { first_name: firstName, about: aboutThem, job, off, place, minutes, times, message, page },
})

export const chosenMail = template({
	name: 'interview_chosen',
	about: 'To both: the time of an interview is fixed.',
	subject: 'The interview is fixed: {job}',
	body: `Hi {first_name}, the interview is fixed: {about}, {starts_at}, {minutes} minutes, {place}.

{message}

[See the interview]({page})`,
	placeholders: { first_name: firstName, about, job, starts_at: startsAt, minutes, place, message, page },
})

export const askedMail = template({
	name: 'interview_asked',
	about: 'To who holds an interview: the applicant asks for other times.',
	subject: 'Other times are asked for: {job}',
	body: `Hi {first_name}, {other} asks for other times.

{off}

{wish}

[See the interview]({page})`,
	placeholders: { first_name: firstName, other: applicant, job, off, wish, page },
})

export const askedByYouMail = template({
	name: 'interview_asked_by_you',
	about:
		'To an applicant whose interview was fixed, and who has asked for other times: it leaves the calendar.',
	subject: 'An interview is off: {job}',
	body: `Hi {first_name}, you asked for other times: {about}.

{off}

{wish}

[See the interview]({page})`,
	placeholders: { first_name: firstName, about, job, off, wish, page },
})

export const cancelledMail = template({
	name: 'interview_cancelled',
	about: 'To both: an interview is called off.',
	subject: 'The interview is called off: {job}',
	body: `Hi {first_name}, the interview is called off: {about}.

{off}

{end_message}

[See the interview]({page})`,
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
	subject: 'An interview is off: {job}',
	body: `Hi {first_name}, the interview on {was_at} does not take place.

[See the interview]({page})`,
	placeholders: { first_name: firstName, job, was_at: text('when it was to be', when), page },
})

export const reminderMail = template({
	name: 'interview_reminder',
	about: 'To both: an interview takes place within a day.',
	subject: 'An interview within a day: {job}',
	body: `Hi {first_name}, a reminder: {about}, {starts_at}, {minutes} minutes, {place}.

{message}

[See the interview]({page})`,
	placeholders: { first_name: firstName, about, job, starts_at: startsAt, minutes, place, message, page },
})
