import { endedStates } from '@profile-search/contract/hiring/applications'
import type { Interview } from '@profile-search/contract/hiring/interviews'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { interviews, interviewTimes } from '@profile-search/db/schema/hiring/interviews'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, asc, desc, eq, gt, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { applicantAlias, isNameless } from '../nameless.ts'
import { isOf, type Side } from '../sides.ts'

/** The account that asks: the applicant, or a member of the job's team. */
export type Party = { id: string; organisationId: string | null }

const host = alias(accounts, 'host')

/** An applicant has no organisation, and a member of a team does not apply. */
export function sideOf({ id, organisationId }: Party): Side {
	return organisationId ? { by: 'team', accountId: id, organisationId } : { by: 'candidate', accountId: id }
}

/** Whether the host of an interview has another one that overlaps with this time. */
function isTaken(startsAt: SQL) {
	return sql`exists (select from ${interviews} other
		where other.created_by = interviews.created_by and other.status = 'confirmed' and other.id <> interviews.id
		and (other.starts_at, make_interval(mins => other.minutes))
			overlaps (${startsAt}, make_interval(mins => interviews.minutes)))`
}

function timesFor({ organisationId }: Party) {
	const isFree = organisationId ? sql`true` : sql`not ${isTaken(sql`time.starts_at`)}`
	return sql<Date[]>`to_json(array(select time.starts_at from ${interviewTimes} time
		where time.interview_id = interviews.id and time.starts_at > now() and ${isFree}
		order by time.starts_at))`.mapWith((times: string[]) => times.map((time) => new Date(time)))
}

/** The interviews of one side that meet a condition; `seenBy` makes of a row what that side sees. */
export function rowsFor(db: Db, party: Party, condition: SQL | undefined) {
	return db
		.select({
			id: interviews.id,
			applicationId: interviews.applicationId,
			jobId: jobs.id,
			job: jobs.title,
			organisation: organisations.name,
			applicant: sql<string | null>`case when ${isNameless} or ${applications.status} = 'withdrawn' then null
				else ${fullNameIn(accounts)} end`,
			applicationStatus: applications.status,
			status: interviews.status,
			sequence: interviews.sequence,
			minutes: interviews.minutes,
			place: interviews.place,
			message: interviews.message,
			wish: interviews.wish,
			endMessage: interviews.endMessage,
			isEndedByTeam: interviews.isEndedByTeam,
			startsAt: interviews.startsAt,
			updatedAt: interviews.updatedAt,
			times: timesFor(party),
			host: fullNameIn<string | null>(host),
		})
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.innerJoin(accounts, eq(accounts.id, applications.candidateId))
		.leftJoin(host, eq(host.id, interviews.createdBy))
		.where(and(isOf(sideOf(party)), condition))
		.$dynamic()
}

type Row = Awaited<ReturnType<typeof rowsFor>>[number]

/** An interview as one of the two sides sees it: the other side is the organisation or the applicant. */
export function seenBy(
	{ organisationId }: Party,
	{ applicant, organisation, applicationStatus, ...row }: Row,
) {
	const isTeam = organisationId !== null
	return {
		...row,
		organisation,
		applicationStatus,
		isTeam,
		other: isTeam ? (applicant ?? applicantAlias(row.applicationId)) : organisation,
	} satisfies Record<keyof Interview, unknown> & Record<string, unknown>
}

/** An interview, as one of its two sides sees it. */
export async function findInterview(db: Db, party: Party, id: string) {
	const [row] = await rowsFor(db, party, eq(interviews.id, id))
	return row && seenBy(party, row)
}

/** The interviews of an application, the latest first. */
export async function listInterviewsOf(db: Db, party: Party, applicationId: string) {
	const rows = await rowsFor(db, party, eq(applications.id, applicationId))
		.orderBy(desc(interviews.createdAt), desc(interviews.id))
		.limit(50)
	return rows.map((row) => seenBy(party, row))
}

/** Fixed interviews that are not over, and those still waiting for a choice; soonest first. */
export async function listComing(db: Db, party: Party) {
	const isAhead = and(
		eq(interviews.status, 'confirmed'),
		sql`${interviews.startsAt} + make_interval(mins => ${interviews.minutes}) > now()`,
	)
	const isToChoose = and(eq(interviews.status, 'proposed'), notInArray(applications.status, [...endedStates]))
	const rows = await rowsFor(db, party, or(isAhead, isToChoose))
		.orderBy(sql`${interviews.startsAt} asc nulls last`, asc(interviews.id))
		.limit(50)
	return rows.map((row) => seenBy(party, row))
}

/** The times of fixed interviews that a team member holds, from a day ago on. */
export async function listBusy(db: Db, { id, organisationId }: Party) {
	if (!organisationId) return []
	return db
		.select({
			startsAt: sql<Date>`${interviews.startsAt}`.mapWith(interviews.startsAt),
			minutes: interviews.minutes,
		})
		.from(interviews)
		.where(
			and(
				eq(interviews.createdBy, id),
				eq(interviews.status, 'confirmed'),
				isNotNull(interviews.startsAt),
				gt(interviews.startsAt, sql`now() - interval '1 day'`),
			),
		)
		.orderBy(asc(interviews.startsAt))
		.limit(200)
}

/** Whether an application belongs to this side. */
export async function isParty(db: Db, party: Party, applicationId: string) {
	const [found] = await db
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(applications.id, applicationId), isOf(sideOf(party))))
	return found !== undefined
}

/** An application of this side, locked until the transaction ends, so that all other changes to it wait. */
export async function holdApplication(db: Db, party: Party, applicationId: string) {
	const [held] = await db
		.select({
			id: applications.id,
			jobId: applications.jobId,
			status: applications.status,
			candidateId: applications.candidateId,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(applications.id, applicationId), isOf(sideOf(party))))
		.for('update', { of: applications })
	return held
}

/** The application that an interview of this side belongs to. */
export async function findApplicationOf(db: Db, party: Party, interviewId: string) {
	const [found] = await db
		.select({ id: applications.id })
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(interviews.id, interviewId), isOf(sideOf(party))))
	return found?.id
}

/** The interviews of an application that wait for a choice or are still to come. */
export async function listLiveOf(db: Db, applicationId: string) {
	return db
		.select()
		.from(interviews)
		.where(
			and(
				eq(interviews.applicationId, applicationId),
				or(
					eq(interviews.status, 'proposed'),
					and(eq(interviews.status, 'confirmed'), gt(interviews.startsAt, sql`now()`)),
				),
			),
		)
}

/** Whether this application has proposed times that wait for a choice. */
export async function hasProposed(db: Db, applicationId: string) {
	const proposed = await db.$count(
		interviews,
		and(eq(interviews.applicationId, applicationId), eq(interviews.status, 'proposed')),
	)
	return proposed > 0
}

export async function insertInterview(db: Db, interview: typeof interviews.$inferInsert) {
	const [inserted] = await db.insert(interviews).values(interview).returning({ id: interviews.id })
	if (!inserted) throw new Error('An interview that was written has an id.')
	return inserted.id
}

export async function replaceTimes(db: Db, interviewId: string, times: Date[]) {
	await db.delete(interviewTimes).where(eq(interviewTimes.interviewId, interviewId))
	await db.insert(interviewTimes).values(times.map((startsAt) => ({ interviewId, startsAt })))
}

/**
 * Changes an interview if it is still at the sequence number that the caller knows; undefined when somebody was faster.
 */
export async function updateInterview(
	db: Db,
	id: string,
	sequence: number,
	values: Partial<typeof interviews.$inferInsert>,
) {
	const [updated] = await db
		.update(interviews)
		.set({ ...values, sequence: sequence + 1, updatedAt: sql`now()` })
		.where(and(eq(interviews.id, id), eq(interviews.sequence, sequence)))
		.returning({ id: interviews.id })
	return updated
}

/**
 * Finds a proposed time that is not over, and whether it is taken. Until the transaction ends, other choices with the
 * same host wait.
 */
export async function findFreeTime(db: Db, id: string, startsAt: Date) {
	await db.execute(sql`select from ${accounts} where id = (select created_by from ${interviews} where id = ${id})
		for no key update`)
	const [found] = await db
		.select({ isTaken: sql<boolean>`${isTaken(sql`${interviewTimes.startsAt}`)}` })
		.from(interviewTimes)
		.innerJoin(interviews, eq(interviews.id, interviewTimes.interviewId))
		.where(
			and(
				eq(interviewTimes.interviewId, id),
				eq(interviewTimes.startsAt, startsAt),
				gt(interviewTimes.startsAt, sql`now()`),
			),
		)
	return found
}

/**
 * The account on each side of an interview: the applicant and the host, or the owner when the host has left the team.
 */
export async function findSides(db: Db, id: string) {
	const [sides] = await db
		.select({
			candidateId: applications.candidateId,
			organisationId: jobs.organisationId,
			hostId: sql<string | null>`(select member.account_id from ${organisationMembers} member
				where member.organisation_id = ${jobs.organisationId}
				order by member.account_id = ${interviews.createdBy} desc nulls last, member.role limit 1)`,
		})
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(eq(interviews.id, id))
	return sides
}

/** Marks fixed interviews that begin within a day as reminded, and returns those that were not before. */
export async function takeUnreminded(db: Db, most: number) {
	return db
		.update(interviews)
		.set({ remindedAt: sql`now()` })
		.where(
			sql`${interviews.id} in (select id from ${interviews} next
				where next.status = 'confirmed' and next.reminded_at is null
				and next.starts_at > now() and next.starts_at <= now() + interval '1 day'
				order by next.starts_at limit ${most} for update skip locked)`,
		)
		.returning({ id: interviews.id })
}
