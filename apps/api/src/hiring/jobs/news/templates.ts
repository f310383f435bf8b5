import { firstName, link, template, text } from '#platform/channels/mail/template.ts'
import type { JobNews } from './tell-team.ts'

const title = text('the title of the job', 'Orchard planner')
const closesOn = text('its last day', '31 December 2026')
const days = text('how many days are left at most', '3')
const message = text('the words of the approver', 'Please say where the work is.')
const job = link('the page of the job', 'https://portal.example/jobs/1')
const form = link('the form of the job', 'https://portal.example/job-edit/1')
const outcome = link('the page of the outcome', 'https://portal.example/job-outcome/1')

/** The mails to the team about one of its jobs. */
export const jobMails = {
	accepted: template({
		name: 'job_accepted',
		about: 'To the team: a job was let through.',
		subject: 'hiringMails.job.accepted.subject',
		body: 'hiringMails.job.accepted.body',
		placeholders: { first_name: firstName, title, page: job },
	}),
	sent_back: template({
		name: 'job_sent_back',
		about: 'To the team: a job needs a change before it is public.',
		subject: 'hiringMails.job.sent_back.subject',
		body: 'hiringMails.job.sent_back.body',
		placeholders: { first_name: firstName, title, message, page: form },
	}),
	change_accepted: template({
		name: 'job_change_accepted',
		about: 'To the team: the change of a public job was let through.',
		subject: 'hiringMails.job.change_accepted.subject',
		body: 'hiringMails.job.change_accepted.body',
		placeholders: { first_name: firstName, title, page: job },
	}),
	change_sent_back: template({
		name: 'job_change_sent_back',
		about: 'To the team: the change of a public job was sent back.',
		subject: 'hiringMails.job.change_sent_back.subject',
		body: 'hiringMails.job.change_sent_back.body',
		placeholders: { first_name: firstName, title, message, page: form },
	}),
	opened: template({
		name: 'job_opened',
		about: 'To the team: a job has opened at its time.',
		subject: 'hiringMails.job.opened.subject',
		body: 'hiringMails.job.opened.body',
		placeholders: { first_name: firstName, title, page: job },
	}),
	closing: template({
		name: 'job_closing',
		about: 'To the team: the last day of a job is near.',
		subject: 'hiringMails.job.closing.subject',
		body: 'hiringMails.job.closing.body',
		placeholders: { first_name: firstName, title, closes_on: closesOn, days, page: job },
	}),
	outcome: template({
		name: 'job_outcome',
		about: 'To the team: what became of a job that closed.',
		subject: 'hiringMails.job.outcome.subject',
		body: 'hiringMails.job.outcome.body',
		placeholders: { first_name: firstName, title, page: outcome },
	}),
} satisfies Record<JobNews, unknown>

export const closedJobMail = template({
	name: 'applicant_job_closed',
	about: 'To an applicant: the job has closed while the application stands open.',
	subject: 'hiringMails.closedJob.subject',
	body: 'hiringMails.closedJob.body',
	placeholders: {
		first_name: firstName,
		organisation: text('the name of the organisation', 'Orange Works'),
		job: title,
		reason: text('why it has closed', 'The reason given: somebody was found.'),
		page: link('the page of the application', 'https://portal.example/applications/1'),
	},
})
