import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import {
	firstName,
	link,
	sampleOf,
	sampleTime,
	text,
} from '#platform/channels/mail/templates/placeholders.ts'

const job = text('jobTitle')
const other = text('organisation')
const about = text('interviewOfApplicant', () =>
	t('hiringMails.interview.aboutApplicant', { job: sampleOf('jobTitle'), other: sampleOf('organisation') }),
)
const applicant = text('applicant')
const aboutThem = text('interviewOfTeam', () =>
	t('hiringMails.interview.aboutTeam', { job: sampleOf('jobTitle'), other: sampleOf('applicant') }),
)
const when = sampleTime('appointment', '2026-03-06')
const off = text('interviewOff', () => t('hiringMails.interview.wasOff', { moment: when() }))
const place = text('interviewPlace')
const minutes = text('interviewMinutes', '45')
const times = text('interviewTimes', when)
const startsAt = text('interviewStart', when)
const message = text('interviewMessage')
const wish = text('interviewWish')
const page = link('interviewPage', 'applications/1')

export const proposedMail = template({
	name: 'interview_proposed',
	subject: 'hiringMails.interview.proposed.subject',
	body: 'hiringMails.interview.proposed.body',
	placeholders: { first_name: firstName, other, about, job, place, minutes, times, message, page },
})

export const changedMail = template({
	name: 'interview_changed',
	subject: 'hiringMails.interview.changed.subject',
	body: 'hiringMails.interview.changed.body',
	placeholders: { first_name: firstName, other, about, job, off, place, minutes, times, message, page },
})

export const changedByYouMail = template({
	name: 'interview_changed_by_you',
	subject: 'hiringMails.interview.changedByYou.subject',
	body: 'hiringMails.interview.changedByYou.body',
	placeholders: { first_name: firstName, about: aboutThem, job, off, place, minutes, times, message, page },
})

export const chosenMail = template({
	name: 'interview_chosen',
	subject: 'hiringMails.interview.chosen.subject',
	body: 'hiringMails.interview.chosen.body',
	placeholders: { first_name: firstName, about, job, starts_at: startsAt, minutes, place, message, page },
})

export const askedMail = template({
	name: 'interview_asked',
	subject: 'hiringMails.interview.asked.subject',
	body: 'hiringMails.interview.asked.body',
	placeholders: { first_name: firstName, other: applicant, job, off, wish, page },
})

export const askedByYouMail = template({
	name: 'interview_asked_by_you',
	subject: 'hiringMails.interview.askedByYou.subject',
	body: 'hiringMails.interview.askedByYou.body',
	placeholders: { first_name: firstName, about, job, off, wish, page },
})

export const cancelledMail = template({
	name: 'interview_cancelled',
	subject: 'hiringMails.interview.cancelled.subject',
	body: 'hiringMails.interview.cancelled.body',
	placeholders: {
		first_name: firstName,
		about,
		job,
		off,
		end_message: text('interviewEndMessage'),
		page,
	},
})

export const offMail = template({
	name: 'interview_off',
	subject: 'hiringMails.interview.off.subject',
	body: 'hiringMails.interview.off.body',
	placeholders: { first_name: firstName, job, was_at: text('interviewWasAt', when), page },
})

export const reminderMail = template({
	name: 'interview_reminder',
	subject: 'hiringMails.interview.reminder.subject',
	body: 'hiringMails.interview.reminder.body',
	placeholders: { first_name: firstName, about, job, starts_at: startsAt, minutes, place, message, page },
})
