import type { JobTransition } from '@profile-search/contract/hiring/job-transitions'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import type { TextKey } from '@profile-search/text/translate'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { conflict, notFound } from '#platform/refusal.ts'
import { findJob } from '../queries.ts'
import { moveJobs } from './move-job.ts'

/** The account that acts, and its organisation. */
export type Owner = { organisationId: string; accountId: string }

/** The one condition under which a team may change the state of a job. */
export function isOwn({ organisationId }: Owner, id: string) {
	return and(eq(jobs.id, id), eq(jobs.organisationId, organisationId))
}

/** A job of this organisation, including what only the organisation sees; every other job is not found. */
export async function requireOwn(db: Db, { organisationId }: Owner, id: string) {
	const job = await findJob(db, id, organisationId)
	if (!job?.own) throw notFound('refusals.noJob')
	return { status: job.status, canReopen: job.own.canReopen, shown: { ...job, answering: null } }
}

/** Changes the state of a job for its team, or throws `refusal` if the present state does not allow it. */
export async function moveOwn(
	db: Db,
	owner: Owner,
	id: string,
	name: JobTransition,
	{
		values,
		refusal,
		condition,
	}: { values: PgUpdateSetSource<typeof jobs>; refusal: TextKey; condition?: SQL },
) {
	await requireOwn(db, owner, id)
	const moved = await moveJobs(db, name, and(isOwn(owner, id), condition), {
		...values,
		editorId: owner.accountId,
	})
	if (moved.length === 0) throw conflict(refusal)
}
