import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { statement } from '@profile-search/db/statement'
import { t } from '@profile-search/text/translate'
import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * Whether a team may not know yet who applied, for queries on applications and jobs. An applicant who was promised a
 * blind review stays nameless, even if the job is changed afterwards.
 */
export const isNameless = sql<boolean>`((${jobs.isBlind} or ${applications.isBlind}) and ${applications.revealedAt} is null)`

/** Applicants to leave out of lists of people for a job: next to their application, their name would give them away. */
export async function listNamelessApplicants(db: Db, jobId: string) {
	const found = await namelessOf(db).execute({ jobId })
	return found.map(({ id }) => id)
}

const namelessOf = statement((db) =>
	db
		.select({ id: applications.candidateId })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(jobs.id, sql.placeholder('jobId')), isNameless))
		.prepare('nameless_applicants'),
)

/** The name of an applicant for a team that reviews blindly. The end of the id is random, and identifies nobody. */
export function applicantAlias(applicationId: string) {
	return t('hiringAnswers.applicant', { code: applicationId.slice(-6).toUpperCase() })
}

/** The same for the id in a column. */
export function applicantAliasOf(applicationId: SQLWrapper) {
	const alias = t('hiringAnswers.applicant', { code: '*' })
	return sql`replace(${alias}, '*', upper(right(${applicationId}::text, 6)))`
}
