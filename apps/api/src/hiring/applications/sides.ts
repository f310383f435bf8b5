import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { and, eq, ne, sql } from 'drizzle-orm'

/** Whoever does something with an application: the applicant, or a member of the team of its job. */
export type Side =
	| { by: 'candidate'; accountId: string }
	| { by: 'team'; accountId: string; organisationId: string; jobId?: string }

/** Whose an application is. A team sees nothing of people who are suspended. */
export function isOf(side: Side) {
	if (side.by === 'candidate') return eq(applications.candidateId, side.accountId)
	return and(
		side.jobId ? eq(applications.jobId, side.jobId) : undefined,
		sql`exists (select from jobs owned where owned.id = ${applications.jobId}
			and owned.organisation_id = ${side.organisationId})`,
		isNotSuspended,
	)
}

const isNotSuspended = sql`exists (select from accounts person where person.id = ${applications.candidateId}
	and person.status <> 'suspended')`

/** Who is told of what happens to the applications of an organisation. */
export async function listTeam(db: Db, organisationId: string) {
	return db
		.select({ id: accounts.id })
		.from(organisationMembers)
		.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
		.where(and(eq(organisationMembers.organisationId, organisationId), ne(accounts.status, 'suspended')))
}
