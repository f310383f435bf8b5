import type { Db } from '@profile-search/db/client'
import { applicationAnswers, applications } from '@profile-search/db/schema/hiring/applications'
import { jobInvitations } from '@profile-search/db/schema/hiring/job-invitations'
import { jobQuestions, jobs } from '@profile-search/db/schema/hiring/jobs'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { isOpen } from '#visibility/open-job.ts'
import { applicationJob, applicationOrganisation } from '../queries.ts'

/** A job that is open for applications, or that this person has applied for. */
export async function findJobFor(db: Db, jobId: string, candidateId: string) {
	const [job] = await db
		.select({
			...applicationJob,
			organisation: applicationOrganisation,
			organisationId: jobs.organisationId,
			applyRoute: jobs.applyRoute,
			applyTo: jobs.applyTo,
			isOwn: sql<boolean>`exists (select from ${organisationMembers} member
				where member.organisation_id = ${jobs.organisationId} and member.account_id = ${candidateId})`,
		})
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.where(
			and(
				eq(jobs.id, jobId),
				sql`((${isOpen}) or exists (select from applications mine
					where mine.job_id = ${jobs.id} and mine.candidate_id = ${candidateId}))`,
			),
		)
	return job
}

export async function listQuestions(db: Db, jobId: string) {
	return db
		.select()
		.from(jobQuestions)
		.where(eq(jobQuestions.jobId, jobId))
		.orderBy(asc(jobQuestions.position))
}

/** Whether a person has blocked an organisation, or the domain of one of its team members. */
export async function isHidingFrom(db: Db, candidateId: string, organisationId: string) {
	const { rows } = await db.execute<{ blocksEmployer: boolean }>(sql`
		select exists (select from employer_blocks block where block.owner_id = ${candidateId} and (
			block.organisation_id = ${organisationId} or exists (
				select from organisation_members member join accounts account on account.id = member.account_id
				where member.organisation_id = ${organisationId} and (
					lower(split_part(account.email, '@', 2)) = block.domain
					or right(lower(account.email), length(block.domain) + 1) = '.' || block.domain)))) as "blocksEmployer"`)
	return rows[0]?.blocksEmployer ?? false
}

/** The content of a person's last application, with which the next one starts. */
export async function findLastOf(db: Db, candidateId: string) {
	const [last] = await db
		.select({ motivation: applications.motivation, sharesContact: applications.sharesContact })
		.from(applications)
		.where(eq(applications.candidateId, candidateId))
		.orderBy(desc(applications.submittedAt))
		.limit(1)
	return last
}

/** Whether the organisation of a job has invited this person to apply for it. */
export async function isInvited(db: Db, jobId: string, candidateId: string) {
	return (await db.$count(jobInvitations, isInvitation(jobId, candidateId))) > 0
}

/** Who applies has answered the invitation to it. */
export async function updateInvitationToInterested(db: Db, jobId: string, candidateId: string) {
	await db
		.update(jobInvitations)
		.set({ answer: 'interested', answeredAt: sql`clock_timestamp()` })
		.where(and(isInvitation(jobId, candidateId), isNull(jobInvitations.answer)))
}

function isInvitation(jobId: string, candidateId: string) {
	return and(eq(jobInvitations.jobId, jobId), eq(jobInvitations.candidateId, candidateId))
}

/** Undefined when this person has applied for the job already. */
export async function insertApplication(db: Db, values: typeof applications.$inferInsert) {
	const [inserted] = await db
		.insert(applications)
		.values(values)
		.onConflictDoNothing()
		.returning({ id: applications.id })
	return inserted
}

/** Locks a job until the transaction ends, so that it does not close meanwhile. Undefined when it is not open. */
export async function holdOpenJob(db: Db, jobId: string) {
	const [job] = await db
		.select({ id: jobs.id })
		.from(jobs)
		.where(and(eq(jobs.id, jobId), isOpen))
		.for('key share')
	return job
}

/** Locks an application of this person until the transaction ends. */
export async function holdApplicationFor(db: Db, id: string, candidateId: string) {
	const [held] = await db
		.select({ status: applications.status })
		.from(applications)
		.where(and(eq(applications.id, id), eq(applications.candidateId, candidateId)))
		.for('update')
	return held
}

/** Deletes the answers and the attachment. The sweep removes the file once no row names it. */
export async function removeContent(db: Db, applicationId: string) {
	await db.delete(applicationAnswers).where(eq(applicationAnswers.applicationId, applicationId))
	await db.delete(attachments).where(eq(attachments.applicationId, applicationId))
}

/** Stores the new content when a person applies again, and clears the stages of the first time. */
export async function updateContent(
	db: Db,
	id: string,
	values: Omit<typeof applications.$inferInsert, 'id' | 'jobId' | 'candidateId'>,
) {
	const stages = { viewedAt: null, shortlistedAt: null, interviewAt: null, offeredAt: null, emptiedAt: null }
	await db
		.update(applications)
		.set({ ...values, ...stages })
		.where(eq(applications.id, id))
}
