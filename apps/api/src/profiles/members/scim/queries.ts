import type { GivenRole, MemberRole } from '@profile-search/contract/profiles/members'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisationInvitations, scimUsers } from '@profile-search/db/schema/profiles/members'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm'

/** A user of SCIM, with what is so at present. */
export type ScimUser = {
	id: string
	email: string
	externalId: string | null
	role: MemberRole
	/** In the team, with the account; undefined when the user is not. */
	member: { accountId: string; firstName: string; lastName: string } | undefined
	/** The open invitation; undefined when there is none. */
	invitationId: string | undefined
	createdAt: Date
	changedAt: Date
}

/**
 * Makes a user of everybody in the team and everybody invited, also by other ways than SCIM, and takes over present
 * addresses and roles. The new address of somebody who has left is not taken over.
 */
export async function alignUsers(db: Db, organisationId: string) {
	await db.execute(sql`
		update scim_users set account_id = accounts.id
		from organisation_members join accounts on accounts.id = organisation_members.account_id
		where organisation_members.organisation_id = ${organisationId} and scim_users.organisation_id = ${organisationId}
			and scim_users.account_id is null and scim_users.email = accounts.email and not exists (
				select from scim_users other where other.organisation_id = ${organisationId} and other.account_id = accounts.id
			)`)
	await db.execute(sql`
		update scim_users set email = accounts.email, role = organisation_members.role, changed_at = now()
		from organisation_members join accounts on accounts.id = organisation_members.account_id
		where organisation_members.organisation_id = ${organisationId} and scim_users.organisation_id = ${organisationId}
			and scim_users.account_id = accounts.id
			and (scim_users.email, scim_users.role) is distinct from (accounts.email, organisation_members.role)
			and not exists (
				select from scim_users other
				where other.organisation_id = ${organisationId} and other.email = accounts.email and other.id <> scim_users.id
			)`)
	await db.execute(sql`
		insert into scim_users (organisation_id, email, role, account_id)
		select organisation_id, email, role, account_id
		from organisation_members join accounts on accounts.id = organisation_members.account_id
		where organisation_id = ${organisationId}
		on conflict do nothing`)
	await db.execute(sql`
		insert into scim_users (organisation_id, email, role)
		select organisation_id, email, role from organisation_invitations where organisation_id = ${organisationId}
		on conflict do nothing`)
}

/** All users of an organisation as they are now, the oldest first. */
export async function listScimUsersOf(db: Db, organisationId: string) {
	await alignUsers(db, organisationId)
	return selectUsers(db, eq(scimUsers.organisationId, organisationId))
}

/** A user as it is now; undefined when it is not of this organisation. */
export async function findScimUser(db: Db, organisationId: string, id: string) {
	await alignUsers(db, organisationId)
	const [found] = await selectUsers(db, isUser(organisationId, id))
	return found
}

async function selectUsers(db: Db, condition: SQL | undefined): Promise<ScimUser[]> {
	const rows = await db
		.select({
			id: scimUsers.id,
			email: scimUsers.email,
			externalId: scimUsers.externalId,
			role: sql<MemberRole>`coalesce(${organisationMembers.role}, ${organisationInvitations.role}, ${scimUsers.role})`,
			member: { accountId: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName },
			invitationId: organisationInvitations.id,
			createdAt: scimUsers.createdAt,
			changedAt: scimUsers.changedAt,
		})
		.from(scimUsers)
		.leftJoin(
			organisationMembers,
			and(
				eq(organisationMembers.accountId, scimUsers.accountId),
				eq(organisationMembers.organisationId, scimUsers.organisationId),
			),
		)
		.leftJoin(accounts, eq(accounts.id, organisationMembers.accountId))
		.leftJoin(
			organisationInvitations,
			and(
				eq(organisationInvitations.organisationId, scimUsers.organisationId),
				eq(organisationInvitations.email, scimUsers.email),
			),
		)
		.where(condition)
		.orderBy(asc(scimUsers.createdAt), asc(scimUsers.id))
	return rows.map(({ member, invitationId, ...row }) => ({
		...row,
		member: member ?? undefined,
		invitationId: invitationId ?? undefined,
	}))
}

type NewUser = { organisationId: string; email: string; externalId: string | null; role: GivenRole }

/** Undefined when the organisation has a user with this address. */
export async function insertScimUser(db: Db, user: NewUser) {
	const [inserted] = await db
		.insert(scimUsers)
		.values(user)
		.onConflictDoNothing()
		.returning({ id: scimUsers.id })
	return inserted
}

export async function updateScimUser(
	db: Db,
	organisationId: string,
	id: string,
	changes: { externalId: string | null; role: MemberRole },
) {
	await db
		.update(scimUsers)
		.set({ ...changes, changedAt: sql`now()` })
		.where(isUser(organisationId, id))
}

/** The role that an open invitation gives. */
export async function updateInvitedRole(db: Db, organisationId: string, email: string, role: GivenRole) {
	await db
		.update(organisationInvitations)
		.set({ role })
		.where(
			and(
				eq(organisationInvitations.organisationId, organisationId),
				eq(organisationInvitations.email, email),
			),
		)
}

export async function deleteScimUser(db: Db, organisationId: string, id: string) {
	await db.delete(scimUsers).where(isUser(organisationId, id))
}

/** The account that accepted an invitation becomes that of the user who was invited. */
export async function linkScimUser(
	db: Db,
	{ organisationId, email, accountId }: { organisationId: string; email: string; accountId: string },
) {
	const ofOrganisation = eq(scimUsers.organisationId, organisationId)
	await db
		.update(scimUsers)
		.set({ accountId: null })
		.where(and(ofOrganisation, eq(scimUsers.accountId, accountId), ne(scimUsers.email, email)))
	await db
		.update(scimUsers)
		.set({ accountId })
		.where(and(ofOrganisation, eq(scimUsers.email, email)))
}

function isUser(organisationId: string, id: string) {
	return and(eq(scimUsers.organisationId, organisationId), eq(scimUsers.id, id))
}
