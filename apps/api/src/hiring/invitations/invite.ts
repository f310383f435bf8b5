import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import { tell } from '#accounts/notifications/tell.ts'
import { refuseRestricted } from '#accounts/strikes/strikes.ts'
import type { Limits } from '#http/limits.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { holdOpenJob } from '../applications/applying/queries.ts'
import { findApplicationFor } from '../applications/queries.ts'
import {
	findJobToInviteTo,
	findToAnnounce,
	insertInvitation,
	mayInvite,
	wantsNoneFrom,
	type Inviter,
} from './queries.ts'

/**
 * Invites a person to apply. Whoever hides from the organisation, or blocks it, cannot be told from somebody who does not
 * exist. Whoever wants no more invitations of it gets none, and the organisation does not notice.
 */
export async function invite(
	db: Db,
	limits: Limits,
	inviter: Inviter,
	jobId: string,
	{ candidateId, message }: { candidateId: string; message: string },
) {
	const { accountId, organisationId } = inviter
	const job = await findJobToInviteTo(db, organisationId, jobId)
	if (!job) throw notFound('refusals.noJob')
	if (!job.takesApplications) throw conflict('hiringRefusals.noInvitations')
	if (!(await mayInvite(db, inviter, candidateId))) throw notFound('hiringRefusals.notInvitable')
	await refuseRestricted(db, accountId)
	const { jobInvitationsADay } = await findSiteSettings(db)
	await limits.spend('jobInvitationsByOrganisationADay', organisationId, jobInvitationsADay)

	await db.transaction(async (transaction) => {
		if (!(await holdOpenJob(transaction, jobId))) throw conflict('hiringRefusals.noInvitations')
		const isUnwanted = await wantsNoneFrom(transaction, organisationId, candidateId)
		const now = new Date()
		const unwanted = { answer: 'never' as const, invitedAt: now, answeredAt: now }
		const inserted = await insertInvitation(transaction, {
			jobId,
			candidateId,
			message,
			...(isUnwanted && unwanted),
		})
		if (!inserted) throw conflict('hiringRefusals.invitedAlready')
		// To say that somebody has applied would give nameless applicants away.
		if (isUnwanted || (await findApplicationFor(transaction, jobId, candidateId))) return
		await tellInvited(transaction, inserted.id)
	})
}

async function tellInvited(db: Db, invitationId: string) {
	const invitation = await findToAnnounce(db, invitationId)
	if (!invitation) return
	const { candidateId, organisation, job } = invitation
	await tell(db, candidateId, {
		kind: 'application',
		title: problem('hiringMails.told.invited', { organisation }),
		body: job,
		page: 'applications',
		orderId: null,
	})
	await enqueue(db, 'mail_job_invitation', { invitationId })
}
