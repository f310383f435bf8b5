import type { Db } from '@profile-search/db/client'
import { tell } from '#accounts/notifications/tell.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { listMembersOf } from '#profiles/members/queries.ts'

/** The events of a job that its team is told of. */
export type JobNews =
	| 'accepted'
	| 'sent_back'
	| 'change_accepted'
	| 'change_sent_back'
	| 'opened'
	| 'closing'
	| 'outcome'

const pages: Partial<Record<JobNews, string>> = {
	sent_back: 'job-edit',
	change_sent_back: 'job-edit',
	outcome: 'job-outcome',
}

type Job = { id: string; organisationId: string; title: string }

/** Tells every team member in the portal, by push and by mail, in the transaction that causes the news. */
export async function tellTeam(db: Db, job: Job, news: JobNews, message = '') {
	const page = `${pages[news] ?? 'jobs'}/${job.id}`
	for (const member of await listMembersOf(db, job.organisationId)) {
		await tell(db, member.id, {
			kind: 'job',
			title: `hiringMails.told.job.${news}`,
			body: job.title,
			page,
			orderId: null,
		})
		// One queue task for each member, so that a retry for one sends no second mail to the others.
		await enqueue(db, 'mail_job_news', { jobId: job.id, accountId: member.id, news, message })
	}
}
