import { outcomeAfterDays, remindBeforeDays } from '@profile-search/contract/hiring/job-transitions'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { dayOf, today } from '#platform/settings/clock.ts'
import { mailJobNews } from '../news/mails.ts'
import { mailClosedJob, tellApplicantsOfClosing } from '../news/tell-applicants.ts'
import { tellTeam, type JobNews } from '../news/tell-team.ts'
import { moveJobs, published } from './move-job.ts'

/** Jobs handled in one transaction. */
const atOnce = 100

/** Closes jobs whose last day is over. */
export async function closeOverdueJobs(db: Db) {
	await moveJobs(db, 'expire', sql`${jobs.closesOn} < ${today}`, {
		closeReason: 'expired',
		closedAt: sql`now()`,
	})
}

/** Opens jobs whose time has come. Each opens once, so each is announced once. */
export async function openScheduledJobs(db: Db) {
	await db.transaction(async (transaction) => {
		const opened = await moveJobs(
			transaction,
			'openInTime',
			sql`${jobs.publishAt} <= now() and ${jobs.closesOn} >= ${today}`,
			published,
		)
		for (const job of opened) {
			await record(transaction, { actorId: null, action: 'job_published', subjectId: job.id })
			await tellTeam(transaction, job, 'opened')
		}
	})
}

/** Reminds once of a last day that is near. A job published within that period needs no reminder. */
export async function remindOfClosing(db: Db) {
	await tellEach(
		db,
		'closing',
		{ remindedAt: sql`now()` },
		and(
			eq(jobs.status, 'open'),
			isNull(jobs.remindedAt),
			sql`${jobs.closesOn} between ${today} and ${today} + ${remindBeforeDays}::int`,
			sql`${dayOf(jobs.publishedAt)} < ${jobs.closesOn} - ${remindBeforeDays}::int`,
		),
	)
}

/** Asks once for the outcome of a closed job, unless it was given with the closing. */
export async function askOutcomes(db: Db) {
	await tellEach(
		db,
		'outcome',
		{ outcomeAskedAt: sql`now()` },
		and(
			eq(jobs.status, 'closed'),
			isNotNull(jobs.publishedAt),
			isNull(jobs.outcome),
			isNull(jobs.outcomeAskedAt),
			sql`${jobs.closedAt} <= now() - make_interval(days => ${outcomeAfterDays}::int)`,
		),
	)
}

/**
 * Marks and announces jobs in one transaction, some at a time, so that an interrupted run leaves no job announced twice
 * or not at all.
 */
async function tellEach(
	db: Db,
	news: JobNews,
	mark: { remindedAt: SQL } | { outcomeAskedAt: SQL },
	condition: SQL | undefined,
) {
	for (;;) {
		const told = await db.transaction(async (transaction) => {
			const due = await transaction
				.select({ id: jobs.id, organisationId: jobs.organisationId, title: jobs.title })
				.from(jobs)
				.where(condition)
				.limit(atOnce)
				.for('update', { skipLocked: true })
			for (const job of due) {
				await transaction.update(jobs).set(mark).where(eq(jobs.id, job.id))
				await tellTeam(transaction, job, news)
			}
			return due.length
		})
		if (told < atOnce) return
	}
}

const closeOverdue: Run<'close_overdue_jobs'> = async (_payload, { db }) => closeOverdueJobs(db)
const openScheduled: Run<'open_scheduled_jobs'> = async (_payload, { db }) => openScheduledJobs(db)
const remind: Run<'remind_of_closing'> = async (_payload, { db }) => remindOfClosing(db)
const ask: Run<'ask_outcomes'> = async (_payload, { db }) => askOutcomes(db)
const tellApplicants: Run<'tell_applicants_of_closing'> = async (_payload, { db }) =>
	tellApplicantsOfClosing(db)

export const jobTasks = [
	defineTask('ask_outcomes', ask, '25 * * * *'),
	defineTask('close_overdue_jobs', closeOverdue, '* * * * *'),
	defineTask('mail_closed_job', mailClosedJob),
	defineTask('mail_job_news', mailJobNews),
	defineTask('open_scheduled_jobs', openScheduled, '* * * * *'),
	defineTask('remind_of_closing', remind, '35 * * * *'),
	defineTask('tell_applicants_of_closing', tellApplicants, '*/5 * * * *'),
]
