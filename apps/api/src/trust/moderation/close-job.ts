import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { sentenceOf } from '@profile-search/text/sentence'
import type { TextKey } from '@profile-search/text/translate'
import { eq, sql } from 'drizzle-orm'
import { moveJobs } from '#hiring/jobs/transitions/move-job.ts'
import { record } from '#platform/audit/record.ts'

const comment = 'hiringAnswers.closedAfterReports' satisfies TextKey

/** Closes a job whose reports were upheld, if it is public; nobody can open it again. */
export async function closeReportedJob(db: Db, jobId: string, actorId: string | null) {
	const [closed] = await moveJobs(db, 'close', eq(jobs.id, jobId), {
		closeReason: 'withdrawn',
		closedReason: comment,
		closedAt: sql`now()`,
	})
	if (closed)
		await record(db, { actorId, action: 'job_closed', subjectId: jobId, reason: sentenceOf(comment) })
}
