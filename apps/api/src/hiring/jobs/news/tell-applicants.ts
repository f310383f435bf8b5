import { endedStates } from '@profile-search/contract/hiring/applications'
import { reopenMinutes } from '@profile-search/contract/hiring/job-transitions'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { t } from '@profile-search/text/translate'
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { tell } from '#accounts/notifications/tell.ts'
import { letter } from '#platform/channels/mail/template.ts'
import type { Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { closedJobMail } from './templates.ts'

/** Jobs whose applicants are told in one transaction. */
const atOnce = 20

/**
 * Tells applicants once that a job has closed while their application is still open, but only when the team can no
 * longer undo the closing.
 */
export async function tellApplicantsOfClosing(db: Db) {
	for (;;) {
		const told = await db.transaction(async (transaction) => {
			const closed = await transaction
				.select({ id: jobs.id, title: jobs.title, organisation: organisations.name })
				.from(jobs)
				.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
				.where(
					and(
						eq(jobs.status, 'closed'),
						isNull(jobs.applicantsToldAt),
						sql`${jobs.closedAt} <= now() - make_interval(mins => ${reopenMinutes}::int)`,
					),
				)
				.limit(atOnce)
				.for('update', { of: jobs, skipLocked: true })
			for (const job of closed) await tellEach(transaction, job)
			return closed.length
		})
		if (told < atOnce) return
	}
}

async function tellEach(db: Db, job: { id: string; title: string; organisation: string }) {
	await db
		.update(jobs)
		.set({ applicantsToldAt: sql`now()` })
		.where(eq(jobs.id, job.id))
	for (const { id, candidateId } of await listWaiting(db, job.id)) {
		await tell(db, candidateId, {
			kind: 'application',
			title: 'hiringMails.told.applicant.closed',
			body: `${job.title} · ${job.organisation}`,
			page: `applications/${id}`,
			orderId: null,
		})
		await enqueue(db, 'mail_closed_job', { applicationId: id })
	}
}

function listWaiting(db: Db, jobId: string) {
	return db
		.select({ id: applications.id, candidateId: applications.candidateId })
		.from(applications)
		.where(and(eq(applications.jobId, jobId), notInArray(applications.status, [...endedStates])))
}

/** Mails an applicant that the job has closed, unless the application has ended meanwhile. */
export const mailClosedJob: Run<'mail_closed_job'> = async ({ applicationId }, context) => {
	const { db, publicUrl } = context
	const [found] = await db
		.select({
			status: applications.status,
			reader: { id: accounts.id, email: accounts.email, language: accounts.language },
			firstName: accounts.firstName,
			job: jobs.title,
			closeReason: jobs.closeReason,
			organisation: organisations.name,
		})
		.from(applications)
		.innerJoin(accounts, eq(accounts.id, applications.candidateId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.where(
			and(
				eq(applications.id, applicationId),
				notInArray(applications.status, [...endedStates]),
				eq(jobs.status, 'closed'),
			),
		)
	if (!found?.closeReason) return
	const { reader, closeReason } = found
	await sendWanted(context, reader, 'application', () => ({
		messageId: `<closed-${applicationId}@${new URL(publicUrl).hostname}>`,
		...letter(closedJobMail, {
			first_name: found.firstName,
			organisation: found.organisation,
			job: found.job,
			reason: t(`hiringMails.closeReason.${closeReason}`),
			page: `${publicUrl}/applications/${applicationId}`,
		}),
	}))
}
