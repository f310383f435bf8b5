import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, sampleTime, text } from '#platform/channels/mail/templates/placeholders.ts'
import type { JobNews } from './tell-team.ts'

const title = text('jobTitle')
const closesOn = text('closingDate', sampleTime('day', '2026-12-31'))
const days = text('daysLeft', '3')
const message = text('jobRemark')
const job = link('jobPage', 'jobs/1')
const form = link('jobForm', 'job-edit/1')
const outcome = link('jobOutcomePage', 'job-outcome/1')

/** The mails to the team about one of its jobs. */
export const jobMails = {
	accepted: template({
		name: 'job_accepted',
		subject: 'hiringMails.job.accepted.subject',
		body: 'hiringMails.job.accepted.body',
		placeholders: { first_name: firstName, title, page: job },
	}),
	sent_back: template({
		name: 'job_sent_back',
		subject: 'hiringMails.job.sent_back.subject',
		body: 'hiringMails.job.sent_back.body',
		placeholders: { first_name: firstName, title, message, page: form },
	}),
	change_accepted: template({
		name: 'job_change_accepted',
		subject: 'hiringMails.job.change_accepted.subject',
		body: 'hiringMails.job.change_accepted.body',
		placeholders: { first_name: firstName, title, page: job },
	}),
	change_sent_back: template({
		name: 'job_change_sent_back',
		subject: 'hiringMails.job.change_sent_back.subject',
		body: 'hiringMails.job.change_sent_back.body',
		placeholders: { first_name: firstName, title, message, page: form },
	}),
	opened: template({
		name: 'job_opened',
		subject: 'hiringMails.job.opened.subject',
		body: 'hiringMails.job.opened.body',
		placeholders: { first_name: firstName, title, page: job },
	}),
	closing: template({
		name: 'job_closing',
		subject: 'hiringMails.job.closing.subject',
		body: 'hiringMails.job.closing.body',
		placeholders: { first_name: firstName, title, closes_on: closesOn, days, page: job },
	}),
	outcome: template({
		name: 'job_outcome',
		subject: 'hiringMails.job.outcome.subject',
		body: 'hiringMails.job.outcome.body',
		placeholders: { first_name: firstName, title, page: outcome },
	}),
} satisfies Record<JobNews, unknown>

export const closedJobMail = template({
	name: 'applicant_job_closed',
	subject: 'hiringMails.closedJob.subject',
	body: 'hiringMails.closedJob.body',
	placeholders: {
		first_name: firstName,
		organisation: text('organisation'),
		job: title,
		reason: text('closeReason', () => t('hiringMails.closeReason.filled_here')),
		page: link('applicationPage', 'applications/1'),
	},
})
