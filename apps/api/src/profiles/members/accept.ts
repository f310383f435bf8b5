import type { InvitationObstacle } from '@profile-search/contract/profiles/members'
import type { Db } from '@profile-search/db/client'
import type { SignedIn } from '#http/session.ts'
import { record } from '#platform/audit/record.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { findInvitationByToken, takeInvitation } from './invitations.ts'
import { insertMember } from './queries.ts'

/** The same message for a link that never existed, or was used, withdrawn, replaced or has expired. */
export const noInvitation =
	'This invitation is not good any more. Please ask whoever invited you to send it again.'

/** The obstacle that keeps this account from accepting an invitation; null when there is none. */
export function obstacleOf(
	invitation: { email: string },
	account: SignedIn | null,
): InvitationObstacle | null {
	if (!account) return 'not_signed_in'
	if (account.email !== invitation.email) return 'other_address'
	if (account.userType !== 'employer') return 'other_type'
	return account.organisationId ? 'other_organisation' : null
}

/** Joins the team and uses up the invitation: both or neither. */
export async function acceptInvitation(db: Db, account: SignedIn, token: string) {
	await db.transaction(async (transaction) => {
		const invitation = await findInvitationByToken(transaction, token)
		if (!invitation) throw notFound(noInvitation)
		const obstacle = obstacleOf(invitation, account)
		if (obstacle) throw conflict(refusals[obstacle])

		const { organisationId, role, inviterId: invitedBy } = invitation
		if (!(await takeInvitation(transaction, invitation.id, token))) throw notFound(noInvitation)
		const joined = await insertMember(transaction, { accountId: account.id, organisationId, role, invitedBy })
		if (!joined) throw conflict(refusals.other_organisation)
		await record(transaction, {
			actorId: account.id,
			action: 'member_joined',
			subjectId: organisationId,
			facts: { accountId: account.id, role },
		})
	})
}

const refusals: Record<InvitationObstacle, string> = {
	not_signed_in: 'Please log in first.',
	other_address: 'This invitation is for another address. Please log in with the one it was sent to.',
	other_type:
		'Only a Sanstha account can be in a team, and this one is of another kind. Please ask to be invited under another address.',
	other_organisation: 'Your account is in an organisation already, and it can be in one only.',
}
