import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { sections } from '@profile-search/db/schema/profiles/sections'
import { and, eq, exists, isNotNull, not, or, sql } from 'drizzle-orm'
import { isHiddenFrom } from '#visibility/hidden-from.ts'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'

/**
 * An account that the viewer can ask for contact: approved, not blocking the viewer's organisation, and with a
 * profile, an organisation or a section that the viewer sees.
 */
export async function findReachable(db: Db, viewer: ProfileViewer, subjectId: string) {
	const isSeenProfile = and(isNotNull(candidates.accountId), isVisibleTo(viewer))
	const hasSection = exists(
		db
			.select({ kind: sections.kind })
			.from(sections)
			.where(and(eq(sections.accountId, accounts.id), eq(sections.status, 'approved'))),
	)
	const [found] = await db
		.select({
			id: accounts.id,
			name: sql<string>`coalesce(${organisations.name}, ${fullNameIn(accounts)})`,
		})
		.from(accounts)
		.leftJoin(candidates, eq(candidates.accountId, accounts.id))
		.leftJoin(
			organisationMembers,
			and(eq(organisationMembers.accountId, accounts.id), eq(organisationMembers.role, 'owner')),
		)
		.leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
		.where(
			and(
				eq(accounts.status, 'approved'),
				or(eq(accounts.id, subjectId), eq(organisations.id, subjectId)),
				or(isSeenProfile, isNotNull(organisations.id), hasSection),
				not(isHiddenFrom(viewer, accounts.id)),
			),
		)
	return found
}
