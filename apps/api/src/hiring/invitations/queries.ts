import type { InvitationAnswer, InvitationStatus } from '@profile-search/contract/hiring/job-invitations'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobInvitations } from '@profile-search/db/schema/hiring/job-invitations'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, eq, inArray, isNull, not, sql, type SQL } from 'drizzle-orm'
import { keyset, pageWithNext, rowsOfPage, type PageAsked } from '#platform/lists.ts'
import { endOf, hasBlocked } from '#visibility/blocks.ts'
import { isOpen } from '#visibility/open-job.ts'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'
import { isNameless } from '../applications/nameless.ts'
import { applicationJob, applicationOrganisation } from '../applications/queries.ts'

/** A member of a team who invites. */
export type Inviter = ProfileViewer & { accountId: string; organisationId: string }

/** Not that the person was invited at all, if they want no invitations of the organisation. */
const isSeen = sql`${jobInvitations.answeredAt} is distinct from ${jobInvitations.invitedAt}`

const openOrExpired = sql`case when ${isOpen} then 'open' else 'expired' end`

/** A job of this organisation, and whether one can apply for it here. */
export async function findJobToInviteTo(db: Db, organisationId: string, id: string) {
	const [job] = await db
		.select({ id: jobs.id, takesApplications: sql<boolean>`(${isOpen} and ${jobs.applyRoute} = 'here')` })
		.from(jobs)
		.where(and(eq(jobs.id, id), eq(jobs.organisationId, organisationId)))
	return job
}

/** Whether the inviter sees this person, and neither blocks the other. */
export async function mayInvite(db: Db, inviter: Inviter, candidateId: string) {
	const [me, them] = [endOf(inviter), { accountId: candidates.accountId, organisationId: null }]
	const found = await db
		.select({ id: accounts.id })
		.from(candidates)
		.innerJoin(accounts, and(eq(accounts.id, candidates.accountId), eq(accounts.status, 'approved')))
		.where(
			and(
				eq(candidates.accountId, candidateId),
				eq(accounts.userType, 'candidate'),
				isVisibleTo(inviter),
				not(hasBlocked(me, them)),
				not(hasBlocked(them, me)),
			),
		)
	return found.length > 0
}

/** Whether this person wants no more invitations of an organisation. */
export async function wantsNoneFrom(db: Db, organisationId: string, candidateId: string) {
	const refusals = await db
		.select({ id: jobInvitations.id })
		.from(jobInvitations)
		.innerJoin(jobs, eq(jobs.id, jobInvitations.jobId))
		.where(
			and(
				eq(jobs.organisationId, organisationId),
				eq(jobInvitations.candidateId, candidateId),
				eq(jobInvitations.answer, 'never'),
			),
		)
		.limit(1)
	return refusals.length > 0
}

/** Undefined when the person was invited to this job before. */
export async function insertInvitation(db: Db, values: typeof jobInvitations.$inferInsert) {
	const [inserted] = await db
		.insert(jobInvitations)
		.values(values)
		.onConflictDoNothing()
		.returning({ id: jobInvitations.id })
	return inserted
}

/**
 * The invitations of these people to a job, as its team may know them. A blind review does not tell who is interested,
 * since an application would follow.
 */
export async function listSent(db: Db, jobId: string, candidateIds: string[]) {
	return db
		.select({
			candidateId: jobInvitations.candidateId,
			status: sql<Exclude<InvitationStatus, 'never'>>`case
				when ${jobInvitations.answer} = 'not_now' then 'not_now'
				when ${jobInvitations.answer} = 'interested' and not ${jobs.isBlind} then 'interested'
				else ${openOrExpired} end`,
			invitedAt: jobInvitations.invitedAt,
			hasApplied: sql<boolean>`(${applications.id} is not null and not ${isNameless})`,
		})
		.from(jobInvitations)
		.innerJoin(jobs, eq(jobs.id, jobInvitations.jobId))
		.leftJoin(applications, isItsApplication)
		.where(and(eq(jobInvitations.jobId, jobId), inArray(jobInvitations.candidateId, candidateIds)))
}

const isItsApplication = and(
	eq(applications.jobId, jobInvitations.jobId),
	eq(applications.candidateId, jobInvitations.candidateId),
)

const openFirst = keyset(
	'desc',
	{ value: sql`(${jobInvitations.answer} is null and ${isOpen})`, type: 'boolean' },
	jobInvitations.invitedAt,
	jobInvitations.id,
)

function received(db: Db, candidateId: string, condition?: SQL) {
	return db
		.select({
			id: jobInvitations.id,
			job: applicationJob,
			organisation: applicationOrganisation,
			message: jobInvitations.message,
			status: sql<InvitationStatus>`coalesce(${jobInvitations.answer}::text, ${openOrExpired})`,
			invitedAt: jobInvitations.invitedAt,
			answeredAt: jobInvitations.answeredAt,
			applicationId: applications.id,
			position: openFirst.position,
		})
		.from(jobInvitations)
		.innerJoin(jobs, eq(jobs.id, jobInvitations.jobId))
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.leftJoin(applications, isItsApplication)
		.where(and(eq(jobInvitations.candidateId, candidateId), isSeen, condition))
		.$dynamic()
}

/** The invitations that this person has got, open ones first. */
export async function listReceived(db: Db, candidateId: string, asked: PageAsked) {
	const { limit, offset } = rowsOfPage(asked)
	const rows = await received(db, candidateId, openFirst.after(asked.after))
		.orderBy(...openFirst.orderBy)
		.limit(limit)
		.offset(offset)
	const [counts] = await db
		.select({
			total: sql<number>`count(*)::int`,
			open: sql<number>`count(*) filter (where ${jobInvitations.answer} is null and ${isOpen})::int`,
		})
		.from(jobInvitations)
		.innerJoin(jobs, eq(jobs.id, jobInvitations.jobId))
		.where(and(eq(jobInvitations.candidateId, candidateId), isSeen))
	const page = pageWithNext(rows, counts?.total ?? 0, asked.page)
	return { ...page, items: page.items.map(withOrganisation), open: counts?.open ?? 0 }
}

export async function findReceived(db: Db, candidateId: string, id: string) {
	const [invitation] = await received(db, candidateId, eq(jobInvitations.id, id))
	return invitation && withOrganisation(invitation)
}

function withOrganisation<Job, Organisation, Rest>({
	job,
	organisation,
	...rest
}: Rest & { job: Job; organisation: Organisation }) {
	return { ...rest, job: { ...job, organisation } }
}

/** Answers an open invitation to this person. Undefined when there is none. */
export async function updateAnswer(db: Db, candidateId: string, id: string, answer: InvitationAnswer) {
	const isOfOpenJob = sql`exists (select from ${jobs} where ${jobs.id} = ${jobInvitations.jobId} and ${isOpen})`
	// Whoever wants no more of them may say so at any time.
	const mayAnswer = answer === 'never' ? undefined : isOfOpenJob
	const [updated] = await db
		.update(jobInvitations)
		.set({ answer, answeredAt: sql`clock_timestamp()` })
		.where(
			and(
				eq(jobInvitations.id, id),
				eq(jobInvitations.candidateId, candidateId),
				isNull(jobInvitations.answer),
				mayAnswer,
			),
		)
		.returning({ id: jobInvitations.id })
	return updated
}

/** An invitation with everything that is needed to announce it, or its answer; undefined once its person is gone. */
export async function findToAnnounce(db: Db, id: string) {
	const [found] = await db
		.select({
			id: jobInvitations.id,
			answer: jobInvitations.answer,
			message: jobInvitations.message,
			isOpen: sql<boolean>`(${isOpen})`,
			candidateId: accounts.id,
			email: accounts.email,
			language: accounts.language,
			firstName: accounts.firstName,
			name: fullNameIn(accounts),
			job: jobs.title,
			isBlind: jobs.isBlind,
			organisationId: organisations.id,
			organisation: organisations.name,
		})
		.from(jobInvitations)
		.innerJoin(accounts, and(eq(accounts.id, jobInvitations.candidateId), eq(accounts.status, 'approved')))
		.innerJoin(jobs, eq(jobs.id, jobInvitations.jobId))
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.where(eq(jobInvitations.id, id))
	return found
}
