import type { GivenRole } from '@profile-search/contract/profiles/members'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { and, asc, eq, ne } from 'drizzle-orm'

const name = fullNameIn(accounts)

/** The team of an organisation: the owner, then administrators, then recruiters. */
export async function listMembersOf(db: Db, organisationId: string) {
	return db
		.select({
			id: accounts.id,
			name,
			email: accounts.email,
			role: organisationMembers.role,
			joinedAt: organisationMembers.joinedAt,
		})
		.from(organisationMembers)
		.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
		.where(eq(organisationMembers.organisationId, organisationId))
		.orderBy(asc(organisationMembers.role), asc(organisationMembers.joinedAt), asc(accounts.id))
}

/** Undefined when this account is not in the team. */
export async function findMember(db: Db, organisationId: string, accountId: string) {
	const [member] = await db
		.select({ role: organisationMembers.role })
		.from(organisationMembers)
		.where(isMember(organisationId, accountId))
	return member
}

/** Whether an address belongs to a member of the team. */
export async function isInTeam(db: Db, organisationId: string, email: string) {
	const [member] = await db
		.select({ id: accounts.id })
		.from(organisationMembers)
		.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
		.where(and(eq(organisationMembers.organisationId, organisationId), eq(accounts.email, email)))
	return member !== undefined
}

/** Undefined when the account already belongs to an organisation. */
export async function insertMember(db: Db, member: typeof organisationMembers.$inferInsert) {
	const [inserted] = await db
		.insert(organisationMembers)
		.values(member)
		.onConflictDoNothing()
		.returning({ id: organisationMembers.accountId })
	return inserted
}

/** Undefined when the account is not in the team, or is its owner. */
export async function updateMemberRole(db: Db, organisationId: string, accountId: string, role: GivenRole) {
	const [updated] = await db
		.update(organisationMembers)
		.set({ role })
		.where(and(isMember(organisationId, accountId), ne(organisationMembers.role, 'owner')))
		.returning({ id: organisationMembers.accountId })
	return updated
}

/** Undefined when the account is not in the team, or is its owner. */
export async function deleteMember(db: Db, organisationId: string, accountId: string) {
	const [deleted] = await db
		.delete(organisationMembers)
		.where(and(isMember(organisationId, accountId), ne(organisationMembers.role, 'owner')))
		.returning({ id: organisationMembers.accountId })
	return deleted
}

/**
 * Makes the owner an administrator, then the heir the owner, so that an organisation always has one owner. False when
 * one of them no longer has the expected role.
 */
export async function updateOwner(db: Db, organisationId: string, ownerId: string, heirId: string) {
	const resigned = await db
		.update(organisationMembers)
		.set({ role: 'administrator' })
		.where(and(isMember(organisationId, ownerId), eq(organisationMembers.role, 'owner')))
		.returning({ id: organisationMembers.accountId })
	if (resigned.length === 0) return false
	const risen = await db
		.update(organisationMembers)
		.set({ role: 'owner' })
		.where(isMember(organisationId, heirId))
		.returning({ id: organisationMembers.accountId })
	return risen.length > 0
}

function isMember(organisationId: string, accountId: string) {
	return and(
		eq(organisationMembers.organisationId, organisationId),
		eq(organisationMembers.accountId, accountId),
	)
}
