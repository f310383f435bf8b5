import type { Db } from '@profile-search/db/client'
import { jobFeedJobs } from '@profile-search/db/schema/hiring/job-feeds'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import type { Editor } from '../jobs/edits/save-job.ts'
import { moveJobs } from '../jobs/transitions/move-job.ts'

/**
 * Closes the jobs that a whole read of the feed no longer found, and deletes drafts of it that nobody has touched. More
 * than half at once may be a mistake of the feed, so somebody has to confirm that.
 */
export async function closeMissing(
	db: Db,
	{ id, editor }: { id: string; editor: Editor },
	found: readonly string[],
	isConfirmed: boolean,
) {
	return db.transaction(async (transaction) => {
		const ours = await transaction
			.select({ externalId: jobFeedJobs.externalId, jobId: jobs.id, status: jobs.status })
			.from(jobFeedJobs)
			.innerJoin(jobs, eq(jobs.id, jobFeedJobs.jobId))
			.where(
				and(
					eq(jobFeedJobs.feedId, id),
					isNull(jobFeedJobs.goneAt),
					ne(jobs.status, 'closed'),
					eq(jobs.organisationId, editor.organisationId),
				),
			)
			.for('update')
		const present = new Set(found)
		const gone = ours.filter(({ externalId }) => !present.has(externalId))
		if (gone.length === 0) return { closed: 0, missing: 0 }
		if (gone.length * 2 > ours.length && !isConfirmed) return { closed: 0, missing: gone.length }
		const ids = gone.map(({ jobId }) => jobId)

		const closed = await moveJobs(transaction, 'close', inArray(jobs.id, ids), {
			closeReason: 'withdrawn',
			closedAt: sql`now()`,
			editorId: editor.accountId,
		})
		for (const { id: subjectId } of closed)
			await record(transaction, { actorId: editor.accountId, action: 'job_closed', subjectId })
		await moveJobs(transaction, 'takeBack', inArray(jobs.id, ids), { waitingSince: null, publishAt: null })
		const deleted = await transaction
			.delete(jobs)
			.where(and(inArray(jobs.id, ids), eq(jobs.status, 'draft'), isNull(jobs.publishedAt)))
			.returning({ id: jobs.id })
		await transaction
			.update(jobFeedJobs)
			.set({ goneAt: sql`now()` })
			.where(
				and(
					eq(jobFeedJobs.feedId, id),
					inArray(
						jobFeedJobs.externalId,
						gone.map(({ externalId }) => externalId),
					),
				),
			)
		return { closed: closed.length + deleted.length, missing: 0 }
	})
}
