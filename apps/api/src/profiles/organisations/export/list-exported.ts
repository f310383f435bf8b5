import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { places } from '@profile-search/db/schema/search/reference'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { inOrderOfIds } from '#http/tables/writing/export-rows.ts'

const organisationsAtOnce = 500

export type ExportedOrganisation = Awaited<ReturnType<typeof listOrganisationsAfter>>[number]

/** The approved organisations in the order in which they were made, some at a time. */
export function eachExportedOrganisation(db: Db) {
	return inOrderOfIds((after) => listOrganisationsAfter(db, after))
}

export async function countExportedOrganisations(db: Db) {
	const [found] = await db
		.select({ amount: sql<number>`count(*)::int` })
		.from(organisations)
		.innerJoin(organisationMembers, isOwned)
		.innerJoin(accounts, isOfOwner)
	return found?.amount ?? 0
}

const isOwned = and(
	eq(organisationMembers.organisationId, organisations.id),
	eq(organisationMembers.role, 'owner'),
)
const isOfOwner = and(eq(accounts.id, organisationMembers.accountId), eq(accounts.status, 'approved'))

async function listOrganisationsAfter(db: Db, after: string | undefined) {
	return db
		.select({
			id: organisations.id,
			name: organisations.name,
			kind: organisations.kind,
			about: organisations.about,
			industry: organisations.industry,
			size: organisations.size,
			foundedYear: organisations.foundedYear,
			website: organisations.website,
			place: { id: places.id, name: places.name, state: places.state },
			firstName: accounts.firstName,
			lastName: accounts.lastName,
			email: accounts.email,
		})
		.from(organisations)
		.innerJoin(organisationMembers, isOwned)
		.innerJoin(accounts, isOfOwner)
		.leftJoin(places, eq(places.id, organisations.placeId))
		.where(after === undefined ? undefined : gt(organisations.id, after))
		.orderBy(asc(organisations.id))
		.limit(organisationsAtOnce)
}
