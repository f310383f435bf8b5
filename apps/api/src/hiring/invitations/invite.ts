import type { InviteResult } from '@profile-search/contract/hiring/job-invitations'
import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import { sentenceOf } from '@profile-search/text/sentence'
import { tell } from '#accounts/notifications/tell.ts'
import { refuseRestricted } from '#accounts/strikes/strikes.ts'
import type { Limits } from '#http/limits.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound, refusalOf } from '#platform/refusal.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { holdOpenJob } from '../applications/applying/queries.ts'
import { findApplicationFor } from '../applications/queries.ts'
import {
	findJobToInviteTo,
	findToAnnounce,
	insertInvitation,
	listSent,
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
	await refuseToInvite(db, inviter, jobId)
	await invitePerson(db, limits, inviter, { jobId, candidateId, message })
}

/** Invites several people, each one for themselves, and says who was not invited and why. */
export async function inviteSeveral(
	db: Db,
	limits: Limits,
	inviter: Inviter,
	jobId: string,
	{ candidateIds, message }: { candidateIds: string[]; message: string },
) {
	await refuseToInvite(db, inviter, jobId)
	const results: InviteResult[] = []
	for (const candidateId of candidateIds) {
		const refusal = await invitePerson(db, limits, inviter, { jobId, candidateId, message }).catch(refusalOf)
		results.push({ isInvited: refusal === undefined, message: refusal ? sentenceOf(refusal.message) : '' })
	}
	return results
}

/** Refuses what is the same for all people: a job that is not theirs or not open, and members under a restriction. */
async function refuseToInvite(db: Db, { accountId, organisationId }: Inviter, jobId: string) {
	const job = await findJobToInviteTo(db, organisationId, jobId)
	if (!job) throw notFound('refusals.noJob')
	if (!job.takesApplications) throw conflict('hiringRefusals.noInvitations')
	await refuseRestricted(db, accountId)
}

async function invitePerson(db: Db, limits: Limits, inviter: Inviter, invitation: Invitation) {
	const { jobId, candidateId } = invitation
	const { organisationId } = inviter
	if (!(await mayInvite(db, inviter, candidateId))) throw notFound('hiringRefusals.notInvitable')
	const [sent] = await listSent(db, jobId, [candidateId])
	if (sent) throw conflict('hiringRefusals.invitedAlready')
	const { jobInvitationsADay } = await findSiteSettings(db)
	await limits.meter('jobInvitationsByOrganisationADay', organisationId, jobInvitationsADay)
	try {
		await db.transaction((transaction) => insert(transaction, organisationId, invitation))
	} catch (error) {
		// Of two members who invite somebody at once, the second spends nothing either.
		await limits.giveBack('jobInvitationsByOrganisationADay', organisationId)
		throw error
	}
}

type Invitation = { jobId: string; candidateId: string; message: string }

async function insert(db: Db, organisationId: string, { jobId, candidateId, message }: Invitation) {
	if (!(await holdOpenJob(db, jobId))) throw conflict('hiringRefusals.noInvitations')
	const isUnwanted = await wantsNoneFrom(db, organisationId, candidateId)
	const now = new Date()
	const unwanted = { answer: 'never' as const, invitedAt: now, answeredAt: now }
	const inserted = await insertInvitation(db, {
		jobId,
		candidateId,
		message,
		...(isUnwanted && unwanted),
	})
	if (!inserted) throw conflict('hiringRefusals.invitedAlready')
	// To say that somebody has applied would give nameless applicants away.
	if (isUnwanted || (await findApplicationFor(db, jobId, candidateId))) return
	await tellInvited(db, inserted.id)
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
