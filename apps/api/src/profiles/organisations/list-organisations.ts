import type { OrganisationFacet } from '@profile-search/contract/profiles/organisations'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { places } from '@profile-search/db/schema/search/reference'
import { organisationDomains } from '@profile-search/db/schema/trust/domains'
import { statement } from '@profile-search/db/statement'
import { and, eq, sql } from 'drizzle-orm'
import type { RouteContext } from '#platform/context/context.ts'
import { organisationFacets } from '#search/index/facets/organisations.ts'
import { searchList, type ListFilter, type Reader } from '#search/index/lists/search-list.ts'
import { isOpen } from '#visibility/open-job.ts'
import { hasVerified } from './queries.ts'

/** Approved organisations, as searched and filtered; the database checks the approval again. */
export function listOrganisations(
	{ db, matcher, reads }: Pick<RouteContext, 'db' | 'matcher' | 'reads'>,
	filter: ListFilter<OrganisationFacet>,
	reader: Reader,
) {
	return searchList(db, matcher, 'organisations', organisationFacets, filter, reader, (ids) =>
		reads.read((from) => listOrganisationCards(from, ids)),
	)
}

/** Cards of those of these organisations that are approved, in no particular order. */
export async function listOrganisationCards(db: Db, ids: string[]) {
	return ids.length ? organisationCards(db).execute({ ids }) : []
}

const organisationCards = statement((db) =>
	db
		.select({
			id: organisations.id,
			logo: organisations.logo,
			name: organisations.name,
			kind: organisations.kind,
			industry: organisations.industry,
			size: organisations.size,
			place: places.name,
			verifiedDomain: organisationDomains.domain,
			openJobs:
				sql<number>`(select count(*) from ${jobs} where ${jobs.organisationId} = ${organisations.id} and ${isOpen})`.mapWith(
					Number,
				),
		})
		.from(organisations)
		.innerJoin(
			organisationMembers,
			and(eq(organisationMembers.organisationId, organisations.id), eq(organisationMembers.role, 'owner')),
		)
		.innerJoin(accounts, and(eq(accounts.id, organisationMembers.accountId), eq(accounts.status, 'approved')))
		.leftJoin(organisationDomains, hasVerified)
		.leftJoin(places, eq(places.id, organisations.placeId))
		.where(sql`${organisations.id} = any(${sql.placeholder('ids')}::uuid[])`)
		.prepare('organisation_cards'),
)
