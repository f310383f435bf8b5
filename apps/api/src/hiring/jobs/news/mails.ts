import { createHash } from 'node:crypto'
import { remindBeforeDays } from '@profile-search/contract/hiring/job-transitions'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { and, eq } from 'drizzle-orm'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { letter } from '#platform/channels/mail/template.ts'
import type { Run } from '#platform/context/define-task.ts'
import { clockOf } from '#platform/settings/clock.ts'
import type { JobNews } from './tell-team.ts'
import { jobMails } from './templates.ts'

/** Where each mail's button leads, before the id of the job. */
const pages: Record<JobNews, string> = {
	accepted: 'jobs',
	sent_back: 'job-edit',
	change_accepted: 'jobs',
	change_sent_back: 'job-edit',
	opened: 'jobs',
	closing: 'jobs',
	outcome: 'job-outcome',
}

export const mailJobNews: Run<'mail_job_news'> = async (payload, context) => {
	const { db, publicUrl } = context
	const { jobId, accountId, news, message } = payload
	const [job] = await db
		.select({ title: jobs.title, closesOn: jobs.closesOn, status: jobs.status, outcome: jobs.outcome })
		.from(jobs)
		.innerJoin(organisationMembers, eq(organisationMembers.organisationId, jobs.organisationId))
		.where(and(eq(jobs.id, jobId), eq(organisationMembers.accountId, accountId)))
	const account = await findAccount(db, accountId)
	if (!job || !account || !isNews(news) || isStale(news, job)) return
	await sendWanted(context, account, 'job', () => ({
		...letter(jobMails[news], {
			first_name: account.firstName,
			title: job.title,
			page: `${publicUrl}/${pages[news]}/${jobId}`,
			message,
			closes_on: clockOf('UTC').day(new Date(job.closesOn)),
			days: String(remindBeforeDays),
		}),
		// A worker that dies right after sending sends again; by the message id a mailbox recognises the second copy.
		messageId: messageIdOf([jobId, accountId, news, message, job.closesOn], publicUrl),
	}))
}

function isNews(news: string): news is JobNews {
	return news in pages
}

/** Whether the news was true when it was queued, and no longer is. */
function isStale(news: JobNews, { status, outcome }: { status: string; outcome: string | null }) {
	if (news === 'closing') return status !== 'open'
	return news === 'outcome' && outcome !== null
}

function messageIdOf(parts: string[], publicUrl: string) {
	const hash = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
	return `<job-${hash}@${new URL(publicUrl).hostname}>`
}
