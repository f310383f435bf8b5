import { Email } from '@profile-search/contract/accounts/accounts'
import type { GivenRole } from '@profile-search/contract/profiles/members'
import type { Db } from '@profile-search/db/client'
import { ScimRefusal } from '#http/answers/scim-errors.ts'
import type { Limits } from '#http/limits.ts'
import { changeRole, removeMember, type TeamChanger } from '../change-team.ts'
import { inviteMember } from '../invitations/invite.ts'
import { deleteInvitationOf } from '../invitations/queries.ts'
import type { WantedUser } from './messages.ts'
import {
	alignUsers,
	deleteScimUser,
	insertScimUser,
	updateInvitedRole,
	updateScimUser,
	type ScimUser,
} from './queries.ts'

type Context = { db: Db; limits: Limits; by: TeamChanger }

/** Invites somebody of whom a directory tells for the first time, unless they are inactive there. Returns the id. */
export async function createUser({ db, limits, by }: Context, wanted: WantedUser) {
	const { organisationId } = by
	const { data: email } = Email.safeParse(wanted.userName)
	if (!email) throw new ScimRefusal('invalidValue', 'profilesRefusals.scimUserName')
	const role = givenRole(wanted.role ?? 'recruiter')
	await alignUsers(db, organisationId)
	const { externalId, isActive } = wanted
	const inserted = await insertScimUser(db, { organisationId, email, externalId, role })
	if (!inserted) throw new ScimRefusal('uniqueness', 'profilesRefusals.scimTaken')
	if (isActive)
		try {
			await inviteMember(db, limits, { id: by.actorId, organisationId }, { email, role })
		} catch (refusal) {
			await deleteScimUser(db, organisationId, inserted.id)
			throw refusal
		}
	return inserted.id
}

/** Takes a user out of the team or invites them, and changes the role, as a directory wants it. */
export async function changeUser(context: Context, user: ScimUser, wanted: WantedUser) {
	const { db, by } = context
	if (wanted.userName.toLowerCase() !== user.email)
		throw new ScimRefusal('mutability', 'profilesRefusals.scimAddress')
	const role = wanted.role ?? user.role
	if (user.member && user.role === 'owner') {
		if (!wanted.isActive || role !== 'owner')
			throw new ScimRefusal('mutability', 'profilesRefusals.ownerStays')
	} else if (wanted.isActive) await bringIn(context, user, givenRole(role))
	else await takeOut(context, user)
	await updateScimUser(db, by.organisationId, user.id, { externalId: wanted.externalId, role })
}

/** Takes a user out of the team, or takes the invitation back; the owner stays. */
export async function takeOut({ db, by }: Omit<Context, 'limits'>, { member, invitationId, role }: ScimUser) {
	if (member && role === 'owner') throw new ScimRefusal('mutability', 'profilesRefusals.ownerStays')
	if (member) await removeMember(db, by, member.accountId)
	if (invitationId) await deleteInvitationOf(db, by.organisationId, invitationId)
}

async function bringIn({ db, limits, by }: Context, user: ScimUser, role: GivenRole) {
	const { organisationId, actorId } = by
	if (!user.member && !user.invitationId)
		await inviteMember(db, limits, { id: actorId, organisationId }, { email: user.email, role })
	else if (role !== user.role) {
		if (user.member) await changeRole(db, by, user.member.accountId, role)
		else await updateInvitedRole(db, organisationId, user.email, role)
	}
}

/** Somebody becomes the owner only by a hand-over. */
function givenRole(role: ScimUser['role']): GivenRole {
	if (role === 'owner') throw new ScimRefusal('mutability', 'profilesRefusals.scimOwner')
	return role
}
