import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { places } from '@profile-search/db/schema/search/reference'
import { organisationDomains } from '@profile-search/db/schema/trust/domains'
import { statement } from '@profile-search/db/statement'
import { and, eq, isNotNull, not, sql } from 'drizzle-orm'
import { isDomainHeld } from '../held-changes/queries.ts'

/** Joins the domain of an organisation if it is verified and does not wait for an approver. */
export const hasVerified = and(
	eq(organisationDomains.organisationId, organisations.id),
	isNotNull(organisationDomains.verifiedAt),
	not(isDomainHeld),
)

/** The organisation that an account acts for. Undefined until its profile is first saved. */
export async function findOrganisationOf(db: Db, accountId: string) {
	const [organisation] = await organisationOfMember(db).execute({ accountId })
	return organisation
}

/** An approved organisation, by its own id or that of the account that owns it. */
export async function findApprovedOrganisation(db: Db, id: string) {
	const [organisation] = await approvedOrganisation(db).execute({ id })
	return organisation
}

const organisationOfMember = statement((db) =>
	selectOrganisation(db)
		.where(
			sql`exists (select from organisation_members mine
				where mine.organisation_id = ${organisations.id} and mine.account_id = ${sql.placeholder('accountId')})`,
		)
		.prepare('organisation_of_member'),
)

const approvedOrganisation = statement((db) => {
	const id = sql`${sql.placeholder('id')}::uuid`
	const owned = sql`(select organisation_id from organisation_members where account_id = ${id} and role = 'owner')`
	return selectOrganisation(db)
		.where(and(eq(organisations.id, sql`coalesce(${owned}, ${id})`), eq(accounts.status, 'approved')))
		.prepare('approved_organisation')
})

type ProfileViewer = { id: string; organisationId: string | null }

/**
 * The viewer's own organisation, by its id or that of the account. The team sees it as others will, even before it is
 * approved.
 */
export async function findOwnOrganisation(db: Db, viewer: ProfileViewer | null, id: string) {
	const own = viewer?.organisationId ? await findOrganisationOf(db, viewer.id) : undefined
	return own && (own.id === id || viewer?.id === id) ? own : undefined
}

/** The name of an organisation, approved or not. */
export async function findOrganisation(db: Db, id: string) {
	const [organisation] = await db
		.select({ id: organisations.id, name: organisations.name })
		.from(organisations)
		.where(eq(organisations.id, id))
	return organisation
}

/** An organisation with the contacts and the status of its owner. */
function selectOrganisation(db: Db) {
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
			placeId: organisations.placeId,
			place: places.name,
			address: organisations.address,
			mobileNumber: organisations.mobileNumber,
			logo: organisations.logo,
			verifiedDomain: organisationDomains.domain,
			email: accounts.email,
			contactName: fullNameIn(accounts),
			status: accounts.status,
			statusReason: accounts.statusReason,
		})
		.from(organisations)
		.innerJoin(
			organisationMembers,
			and(eq(organisationMembers.organisationId, organisations.id), eq(organisationMembers.role, 'owner')),
		)
		.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
		.leftJoin(organisationDomains, hasVerified)
		.leftJoin(places, eq(places.id, organisations.placeId))
}

/** Locks an organisation until the transaction ends, so that changes to what belongs to it take turns. */
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

/** The account that owns an organisation. */
export async function findOwner(db: Db, organisationId: string) {
	const [owner] = await db
		.select({
			id: accounts.id,
			email: accounts.email,
			firstName: accounts.firstName,
			language: accounts.language,
		})
		.from(organisationMembers)
		.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
		.where(and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.role, 'owner')))
	return owner
}
