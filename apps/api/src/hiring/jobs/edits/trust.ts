import type { Db } from '@profile-search/db/client'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { organisationDomains } from '@profile-search/db/schema/trust/domains'
import { eq, sql } from 'drizzle-orm'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { hasVerified } from '#profiles/organisations/queries.ts'

/**
 * Whether the jobs of an organisation are published at once: its domain is verified and accepted, or its first jobs were accepted.
 */
export async function findTrust(db: Db, organisationId: string) {
	const { reviewedJobs } = await findSiteSettings(db)
	const [found] = await db
		.select({
			isTrusted: sql<boolean>`${organisations.acceptedJobs} >= ${reviewedJobs} or ${organisationDomains.verifiedAt} is not null`,
			accepted: organisations.acceptedJobs,
		})
		.from(organisations)
		.leftJoin(organisationDomains, hasVerified)
		.where(eq(organisations.id, organisationId))
	return { isTrusted: found?.isTrusted ?? false, accepted: found?.accepted ?? 0, needed: reviewedJobs }
}
