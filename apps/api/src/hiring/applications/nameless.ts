import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, eq, sql } from 'drizzle-orm'

/**
 * Whether a team may not know yet who applied, for queries over applications and their jobs. An applicant who was told
 * that the review is blind stays nameless, even if the job is changed afterwards.
 */
export const isNameless = sql<boolean>`((${jobs.isBlind} or ${applications.isBlind}) and ${applications.revealedAt} is null)`

/** Who must not stand by name in a list about a job: beside their application it would tell whose that is. */
export async function listNamelessApplicants(db: Db, jobId: string) {
	const found = await db
		.select({ id: applications.candidateId })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(jobs.id, jobId), isNameless))
	return found.map(({ id }) => id)
}
