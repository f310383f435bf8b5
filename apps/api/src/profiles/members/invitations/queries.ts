import { type GivenRole, invitationDays } from '@profile-search/contract/profiles/members'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { organisationInvitations } from '@profile-search/db/schema/profiles/members'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { hashToken, newToken } from '#platform/secrets.ts'

const goodUntil = sql`now() + make_interval(days => ${invitationDays})`
const isGood = gt(organisationInvitations.expiresAt, sql`now()`)

function invitations(db: Db, condition: SQL | undefined) {
	return db
		.select({
			id: organisationInvitations.id,
			organisationId: organisations.id,
			organisation: organisations.name,
			email: organisationInvitations.email,
			// The table accepts no owner.
			role: sql<GivenRole>`${organisationInvitations.role}`,
			inviterId: organisationInvitations.invitedBy,
			invitedBy: fullNameIn<string | null>(accounts),
			expiresAt: organisationInvitations.expiresAt,
			isExpired: sql<boolean>`${organisationInvitations.expiresAt} <= now()`,
		})
		.from(organisationInvitations)
		.innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
		.leftJoin(accounts, eq(accounts.id, organisationInvitations.invitedBy))
		.where(condition)
		.$dynamic()
}

/** All open invitations, including those whose link has expired. */
export async function listInvitationsOf(db: Db, organisationId: string) {
	return invitations(db, eq(organisationInvitations.organisationId, organisationId)).orderBy(
		asc(organisationInvitations.createdAt),
		asc(organisationInvitations.id),
	)
}

/** Undefined when the invitation is not of this organisation. */
export async function findInvitationOf(db: Db, organisationId: string, id: string) {
	const [found] = await invitations(db, isOf(organisationId, id))
	return found
}

/** The invitation of a valid link; undefined for every other link. */
export async function findInvitationByToken(db: Db, token: string) {
	const [found] = await invitations(db, and(eq(organisationInvitations.tokenHash, hashToken(token)), isGood))
	return found
}

/** The number of members and open invitations together. */
export async function countSeats(db: Db, organisationId: string) {
	const [members, invited] = await Promise.all([
		db.$count(organisationMembers, eq(organisationMembers.organisationId, organisationId)),
		db.$count(organisationInvitations, eq(organisationInvitations.organisationId, organisationId)),
	])
	return members + invited
}

/** Whether this organisation has invited the address; the link may have expired. */
export async function isInvited(db: Db, organisationId: string, email: string) {
	const isTheirs = and(
		eq(organisationInvitations.organisationId, organisationId),
		eq(organisationInvitations.email, email),
	)
	return (await db.$count(organisationInvitations, isTheirs)) > 0
}

type NewInvitation = { organisationId: string; invitedBy: string; email: string; role: GivenRole }

/** Undefined when this address is invited already. */
export async function insertInvitation(db: Db, invitation: NewInvitation) {
	const [inserted] = await db
		.insert(organisationInvitations)
		.values({ ...invitation, expiresAt: goodUntil })
		.onConflictDoNothing()
		.returning({ id: organisationInvitations.id })
	return inserted
}

/**
 * Creates the token of the link, valid from now on. Undefined when the invitation was withdrawn or accepted meanwhile.
 */
export async function makeInvitationToken(db: Db, id: string) {
	const token = newToken()
	const updated = await db
		.update(organisationInvitations)
		.set({ tokenHash: hashToken(token), expiresAt: goodUntil })
		.where(eq(organisationInvitations.id, id))
		.returning({ id: organisationInvitations.id })
	const [invitation] = updated.length ? await invitations(db, eq(organisationInvitations.id, id)) : []
	return invitation && { ...invitation, token }
}

/** Undefined when the invitation is not of this organisation. */
export async function deleteInvitationOf(db: Db, organisationId: string, id: string) {
	const [deleted] = await db
		.delete(organisationInvitations)
		.where(isOf(organisationId, id))
		.returning({ id: organisationInvitations.id })
	return deleted
}

/** Uses up a link. Undefined when it was used, withdrawn or mailed anew meanwhile. */
export async function takeInvitation(db: Db, id: string, token: string) {
	const [taken] = await db
		.delete(organisationInvitations)
		.where(
			and(
				eq(organisationInvitations.id, id),
				eq(organisationInvitations.tokenHash, hashToken(token)),
				isGood,
			),
		)
		.returning({ id: organisationInvitations.id })
	return taken
}

function isOf(organisationId: string, id: string) {
	return and(eq(organisationInvitations.id, id), eq(organisationInvitations.organisationId, organisationId))
}
