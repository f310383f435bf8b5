import { applicationTransitions } from '@profile-search/contract/hiring/applications'
import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { applicationEvents, applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { eq, sql } from 'drizzle-orm'
import { tell } from '#accounts/notifications/tell.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { applicantAlias, isNameless } from './nameless.ts'
import { listTeam } from './sides.ts'

/**
 * Notifies the other side of a state transition in the portal and by push, and queues the mails, in the transaction of
 * the state transition.
 */
export async function announceMove(db: Db, eventId: string) {
	const move = await findMove(db, eventId)
	if (!move) return
	if (move.isByCandidate) await tellTeam(db, move)
	else {
		await tell(db, move.candidateId, {
			kind: 'application',
			title: `hiringMails.told.applicant.${move.to}`,
			body: `${move.job} · ${move.organisation}`,
			page: `applications/${move.applicationId}`,
			orderId: null,
		})
	}
	if (isMailedToCandidate(move)) await enqueue(db, 'mail_applicant', { eventId })
}

async function tellTeam(db: Db, move: Move) {
	const isMailed = !move.isBack && move.to !== 'withdrawn'
	for (const member of await listTeam(db, move.organisationId)) {
		await tell(db, member.id, {
			kind: 'application',
			title: problem(`hiringMails.told.team.${teamNewsOf(move)}`, { job: move.job }),
			body: move.applicant,
			page: `job-pipeline/${move.jobId}/${move.applicationId}`,
			orderId: null,
			aboutId: move.candidateId,
		})
		// One queue task for each member, so that a retry for one sends no second mail to the others.
		const payload = { eventId: move.eventId, accountId: member.id }
		if (isMailed) await enqueue(db, 'mail_team_of_application', payload)
	}
}

/**
 * The first view is announced in the portal only, and an applicant's own actions are not mailed, except for the
 * receipt.
 */
export function isMailedToCandidate({ isByCandidate, from, to }: Move) {
	if (isByCandidate) return to === 'submitted'
	return !(from === 'submitted' && to === 'viewed')
}

/** A state transition with everything needed to announce it. The applicant has the name that the team may know. */
export async function findMove(db: Db, eventId: string) {
	const [found] = await db
		.select({
			eventId: applicationEvents.id,
			from: applicationEvents.fromStatus,
			to: applicationEvents.toStatus,
			actorId: applicationEvents.actorId,
			// An applicant's action still counts as news after the team has viewed or decided.
			isOvertaken: sql<boolean>`exists (select from ${applicationEvents} later
				where later.application_id = ${applications.id} and later.id > ${applicationEvents.id}
					and (${applicationEvents.actorId} is distinct from ${applications.candidateId}
						or later.actor_id = ${applications.candidateId}))`,
			applicationId: applications.id,
			candidateId: applications.candidateId,
			rejectReason: applications.rejectReason,
			message: applicationEvents.message,
			isNameless,
			name: fullNameIn(accounts),
			firstName: accounts.firstName,
			email: accounts.email,
			language: accounts.language,
			candidateStatus: accounts.status,
			jobId: jobs.id,
			job: jobs.title,
			organisationId: organisations.id,
			organisation: organisations.name,
		})
		.from(applicationEvents)
		.innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
		.innerJoin(accounts, eq(accounts.id, applications.candidateId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.where(eq(applicationEvents.id, eventId))
	if (!found) return undefined
	const { name, ...move } = found
	return {
		...move,
		applicant: move.isNameless ? applicantAlias(move.applicationId) : name,
		isByCandidate: move.actorId === move.candidateId,
		isBack: (move.from && applicationTransitions[move.from][move.to]?.isBack) ?? false,
	}
}

export type Move = NonNullable<Awaited<ReturnType<typeof findMove>>>

function teamNewsOf({ from, to, isBack }: Move) {
	if (isBack) return 'back'
	if (to === 'submitted') return from ? 'again' : 'submitted'
	return to === 'hired' || to === 'declined' ? to : 'withdrawn'
}
