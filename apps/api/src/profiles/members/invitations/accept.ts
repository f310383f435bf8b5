import type { InvitationObstacle } from '@profile-search/contract/profiles/members'
import type { Db } from '@profile-search/db/client'
import type { TextKey } from '@profile-search/text/translate'
import type { SignedIn } from '#http/session.ts'
import { record } from '#platform/audit/record.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { insertMember } from '../queries.ts'
import { linkScimUser } from '../scim/queries.ts'
import { findInvitationByToken, takeInvitation } from './queries.ts'

/** The same message for a link that never existed, or was used, withdrawn, replaced or has expired. */
export const noInvitation = 'profilesRefusals.noInvitation'

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
		await linkScimUser(transaction, { organisationId, email: account.email, accountId: account.id })
		await record(transaction, {
			actorId: account.id,
			action: 'member_joined',
			subjectId: organisationId,
			facts: { accountId: account.id, role },
		})
	})
}

const refusals: Record<InvitationObstacle, TextKey> = {
	not_signed_in: 'refusals.logIn',
	other_address: 'profilesRefusals.otherAddress',
	other_type: 'profilesRefusals.otherType',
	other_organisation: 'profilesRefusals.otherOrganisation',
}
