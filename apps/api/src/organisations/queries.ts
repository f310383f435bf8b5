import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import { organisationMembers, organisations } from '@profile-search/db/schema/organisations'
import { places } from '@profile-search/db/schema/reference'
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import { containing } from '../lists.ts'

/** The organisation that an account acts for. Undefined until its profile is first saved. */
export async function findOrganisationOf(db: Db, accountId: string) {
	return findOrganisationWhere(db, eq(organisationMembers.accountId, accountId))
}

/** An approved organisation, by its own id or that of the account which owns it. */
export async function findApprovedOrganisation(db: Db, id: string) {
	return findOrganisationWhere(
		db,
		and(
			or(eq(organisations.id, id), eq(accounts.id, id)),
			eq(organisationMembers.role, 'owner'),
			eq(accounts.status, 'approved'),
		),
	)
}

async function findOrganisationWhere(db: Db, condition: SQL | undefined) {
	const [organisation] = await db
		.select({
			id: organisations.id,
			name: organisations.name,
			kind: organisations.kind,
			about: organisations.about,
			industry: organisations.industry,
			size: organisations.size,
			foundedYear: organisations.foundedYear,
			website: organisations.website,
			placeId: organisations.placeId,
			place: places.name,
			address: organisations.address,
			mobileNumber: organisations.mobileNumber,
			logo: organisations.logo,
			email: accounts.email,
			contactName: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
			status: accounts.status,
			statusReason: accounts.statusReason,
		})
		.from(organisations)
		.innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
		.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
		.leftJoin(places, eq(places.id, organisations.placeId))
		.where(condition)
	return organisation
}

/** The approved organisation of this name, upper and lower case alike; of several the oldest. */
export async function findOrganisationByName(db: Db, name: string) {
	const [organisation] = await approvedOrganisations(
		db,
		sql`lower(${organisations.name}) = ${name.trim().toLowerCase()}`,
	)
		.orderBy(asc(organisations.id))
		.limit(1)
	return organisation
}

/** Names of approved organisations that hold the words, those that begin with them first. */
export async function searchOrganisationNames(db: Db, words: string) {
	const lower = words.toLowerCase()
	const pattern = containing(words)
	const found = await approvedOrganisations(db, sql`lower(${organisations.name}) like ${pattern}`)
		.orderBy(sql`starts_with(lower(${organisations.name}), ${lower}) desc`, asc(organisations.name))
		.limit(10)
	return found.map((organisation) => organisation.name)
}

function approvedOrganisations(db: Db, condition: SQL) {
	return db
		.select({ id: organisations.id, name: organisations.name })
		.from(organisations)
		.innerJoin(
			organisationMembers,
			and(eq(organisationMembers.organisationId, organisations.id), eq(organisationMembers.role, 'owner')),
		)
		.innerJoin(accounts, and(eq(accounts.id, organisationMembers.accountId), eq(accounts.status, 'approved')))
		.where(condition)
		.$dynamic()
}

/** Holds an organisation until the transaction ends, so that changes to what belongs to it take turns. */
export async function lockOrganisation(db: Db, id: string) {
	await db.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, id)).for('update')
}

export async function insertOrganisation(db: Db, ownerId: string, values: typeof organisations.$inferInsert) {
	const [organisation] = await db.insert(organisations).values(values).returning({ id: organisations.id })
	if (organisation)
		await db
			.insert(organisationMembers)
			.values({ accountId: ownerId, organisationId: organisation.id, role: 'owner' })
}

export async function updateOrganisation(
	db: Db,
	id: string,
	values: Partial<typeof organisations.$inferInsert>,
) {
	await db
		.update(organisations)
		.set({ ...values, updatedAt: sql`now()` })
		.where(eq(organisations.id, id))
}
