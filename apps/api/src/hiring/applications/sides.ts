import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { and, eq, ne, sql } from 'drizzle-orm'

/** The account that acts on an application: the applicant, or a member of the job's team. */
export type Side =
	| { by: 'candidate'; accountId: string }
	| { by: 'team'; accountId: string; organisationId: string; jobId?: string }

/** The applications that belong to this side. A team sees nothing of suspended people. */
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

/** The members who are notified about the applications of an organisation. */
export async function listTeam(db: Db, organisationId: string) {
	return db
		.select({ id: accounts.id })
		.from(organisationMembers)
		.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
		.where(and(eq(organisationMembers.organisationId, organisationId), ne(accounts.status, 'suspended')))
}
