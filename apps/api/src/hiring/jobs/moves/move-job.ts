import { jobMoves, type JobMove } from '@profile-search/contract/hiring/job-transitions'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'

/**
 * Moves the jobs that this condition names, as far as the table of moves lets them, and gives those that moved. Every
 * change of a state goes through here; a race of two is settled by the row.
 */
export async function moveJobs(
	db: Db,
	move: JobMove,
	condition: SQL | undefined,
	values: PgUpdateSetSource<typeof jobs> = {},
) {
	const { from, to } = jobMoves[move]
	return db
		.update(jobs)
		.set({
			...values,
			status: to,
			version: sql`${jobs.version} + 1`,
			updatedAt: sql`now()`,
		})
		.where(and(condition, inArray(jobs.status, [...from])))
		.returning({ id: jobs.id, organisationId: jobs.organisationId, title: jobs.title, status: jobs.status })
}

/** What a job gets when it comes before the public. The first time counts; a later one does not make it new again. */
export const published = {
	publishedAt: sql`coalesce(${jobs.publishedAt}, now())`,
	publishAt: null,
	waitingSince: null,
	reviewWords: null,
	pausedAt: null,
}
