import { sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'

/** Whether a job belongs to an approved organisation. `job` is the row's name in the statement. */
export function ofApprovedOrganisation(job: 'job' | 'jobs') {
	const row = sql.identifier(job)
	return sql`exists (select from organisation_members member join accounts owner on owner.id = member.account_id
		where member.organisation_id = ${row}.organisation_id and member.role = 'owner' and owner.status = 'approved')`
}

/**
 * The one definition of an open job, for lists, details, applications, feeds and matching alike: published,
 * not frozen, not past its last day, and of an approved organisation. `job` is the row's name in the
 * statement.
 */
export function openJob(job: 'job' | 'jobs') {
	const row = sql.identifier(job)
	return sql<boolean>`(${row}.status = 'open' and ${row}.frozen_at is null and ${row}.closes_on >= ${today}
		and ${ofApprovedOrganisation(job)})`
}

/** The same for statements that name the row `jobs`. */
export const isOpen = openJob('jobs')
