import type { InvitationAnswer } from '@profile-search/contract/hiring/job-invitations'
import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import { tell } from '#accounts/notifications/tell.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { listTeam } from '../applications/sides.ts'
import { findReceived, findToAnnounce, updateAnswer } from './queries.ts'

/** Answers an invitation once. The team is told of interest alone, and not where it reviews blindly. */
export async function answerInvitation(db: Db, candidateId: string, id: string, answer: InvitationAnswer) {
	const invitation = await findReceived(db, candidateId, id)
	if (!invitation) throw notFound()
	await db.transaction(async (transaction) => {
		const updated = await updateAnswer(transaction, candidateId, id, answer)
		if (!updated)
			throw conflict(
				invitation.status === 'expired'
					? 'hiringRefusals.invitationOver'
					: 'hiringRefusals.invitationAnswered',
			)
		if (answer === 'interested') await tellTeam(transaction, id)
	})
}

async function tellTeam(db: Db, id: string) {
	const invitation = await findToAnnounce(db, id)
	if (!invitation || invitation.isBlind) return
	const { candidateId, name, job, organisationId } = invitation
	for (const member of await listTeam(db, organisationId))
		await tell(db, member.id, {
			kind: 'application',
			title: problem('hiringMails.told.team.interested', { job }),
			body: name,
			page: `employee-details/${candidateId}`,
			orderId: null,
			aboutId: candidateId,
		})
}
