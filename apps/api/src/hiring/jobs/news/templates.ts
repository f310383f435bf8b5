import { remindBeforeDays } from '@profile-search/contract/hiring/job-transitions'
import { firstName, link, template, text } from '#platform/channels/mail/template.ts'
import type { JobNews } from './tell-team.ts'

const title = text('the title of the job', 'Orchard planner')
const closesOn = text('its last day', '2026-12-31')
const message = text('the words of the approver', 'Please say where the work is.')
const job = link('the page of the job', 'https://portal.example/jobs/1')
const form = link('the form of the job', 'https://portal.example/job-edit/1')
const outcome = link('the page of the outcome', 'https://portal.example/job-outcome/1')

/** The mails to the team about one of its jobs. */
export const jobMails = {
	accepted: template({
		name: 'job_accepted',
		about: 'To the team: a job was let through.',
		subject: '“{title}” was accepted',
		body: `Hi {first_name},

Your job “{title}” was read and accepted.

[See the job]({page})`,
		placeholders: { first_name: firstName, title, page: job },
	}),
	sent_back: template({
		name: 'job_sent_back',
		about: 'To the team: a job needs a change before it is public.',
		subject: '“{title}” needs a change',
		body: `Hi {first_name},

Your job “{title}” could not be published yet. The reason:

{message}

[Change the job]({page})`,
		placeholders: { first_name: firstName, title, message, page: form },
	}),
	change_accepted: template({
		name: 'job_change_accepted',
		about: 'To the team: the change of a public job was let through.',
		subject: 'Your change of “{title}” is public',
		body: `Hi {first_name},

Your change of “{title}” was read and accepted. It is what people see now.

[See the job]({page})`,
		placeholders: { first_name: firstName, title, page: job },
	}),
	change_sent_back: template({
		name: 'job_change_sent_back',
		about: 'To the team: the change of a public job was sent back.',
		subject: 'Your change of “{title}” was sent back',
		body: `Hi {first_name},

The job stays open as it was before your change. The reason:

{message}

[Change the job]({page})`,
		placeholders: { first_name: firstName, title, message, page: form },
	}),
	opened: template({
		name: 'job_opened',
		about: 'To the team: a job has opened at its time.',
		subject: '“{title}” is open now',
		body: `Hi {first_name},

The time that you set has come: “{title}” is open.

[See the job]({page})`,
		placeholders: { first_name: firstName, title, page: job },
	}),
	closing: template({
		name: 'job_closing',
		about: 'To the team: the last day of a job is near.',
		subject: '“{title}” closes on {closes_on}',
		body: `Hi {first_name},

In ${remindBeforeDays} days at the latest, “{title}” takes no more applications. Those who applied wait for an answer.

You can move its last day, or close it now if you have found somebody.

[See the job]({page})`,
		placeholders: { first_name: firstName, title, closes_on: closesOn, page: job },
	}),
	outcome: template({
		name: 'job_outcome',
		about: 'To the team: what became of a job that closed.',
		subject: 'What became of “{title}”?',
		body: `Hi {first_name},

“{title}” closed two weeks ago. Did you find somebody? Two clicks answer it, and people see on your jobs that you tell.

[Tell the outcome]({page})`,
		placeholders: { first_name: firstName, title, page: outcome },
	}),
} satisfies Record<JobNews, unknown>

export const closedJobMail = template({
	name: 'applicant_job_closed',
	about: 'To an applicant: the job has closed while the application stands open.',
	subject: 'The job has closed: {job}',
	body: `Hi {first_name}, {organisation} has closed the job {job}. {reason}

Your application still stands with the organisation: you hear of every step, and can withdraw it. Jobs like it are on the page of the job.

[See my application]({page})`,
	placeholders: {
		first_name: firstName,
		organisation: text('the name of the organisation', 'Orange Works'),
		job: title,
		reason: text('why it has closed', 'The reason given: somebody was found.'),
		page: link('the page of the application', 'https://portal.example/applications/1'),
	},
})
