import { type GivenRole, mostMembers } from '@profile-search/contract/profiles/members'
import type { Db } from '@profile-search/db/client'
import { language } from '@profile-search/text/language'
import type { Limits } from '#http/limits.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { lockOrganisation } from '../../organisations/queries.ts'
import { isInTeam } from '../queries.ts'
import { countSeats, findInvitationOf, insertInvitation, isInvited } from './queries.ts'

type Inviter = { id: string; organisationId: string }

/**
 * Invites an address, without revealing whether it has an account elsewhere. An invitation that is refused does not
 * count towards the daily limits.
 */
export async function inviteMember(
	db: Db,
	limits: Limits,
	{ id, organisationId }: Inviter,
	{ email, role }: { email: string; role: GivenRole },
) {
	if (await isInTeam(db, organisationId, email)) throw conflict('profilesRefusals.inTeam', { email })
	if (await isInvited(db, organisationId, email)) throw invitedAlready(email)
	if ((await countSeats(db, organisationId)) >= mostMembers) throw teamFull()
	await spend(limits, organisationId, email)
	return db.transaction(async (transaction) => {
		await lockOrganisation(transaction, organisationId)
		// Checked again, since others may have invited meanwhile.
		if ((await countSeats(transaction, organisationId)) >= mostMembers) throw teamFull()
		const inserted = await insertInvitation(transaction, { organisationId, invitedBy: id, email, role })
		if (!inserted) throw invitedAlready(email)
		await enqueue(transaction, 'mail_invitation', { invitationId: inserted.id, language: language() })
		return inserted
	})
}

/** Mails an invitation again. The worker creates a new link, which voids the old one. */
export async function resendInvitation(db: Db, limits: Limits, organisationId: string, id: string) {
	const invitation = await findInvitationOf(db, organisationId, id)
	if (!invitation) throw notFound(invitationGone)
	await spend(limits, organisationId, invitation.email)
	await enqueue(db, 'mail_invitation', { invitationId: id, language: language() })
}

export const invitationGone = 'profilesRefusals.invitationGone'

function invitedAlready(email: string) {
	return conflict('profilesRefusals.invitedAlready', { email })
}

function teamFull() {
	return conflict('profilesRefusals.teamFull', { most: mostMembers })
}

async function spend(limits: Limits, organisationId: string, email: string) {
	await limits.spend('invitationsByOrganisationADay', organisationId)
	// Invitations by all organisations count, so that no mailbox is flooded.
	await limits.spend('invitationsByAddressADay', email)
}
