import {
	applicationTimes,
	endedStates,
	undoMinutes,
	type ApplicationStatus,
} from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import {
	applicationAnswers,
	applicationEvents,
	applications,
} from '@profile-search/db/schema/hiring/applications'
import { interviews } from '@profile-search/db/schema/hiring/interviews'
import { jobPlaces, jobs } from '@profile-search/db/schema/hiring/jobs'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { places } from '@profile-search/db/schema/search/reference'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import { keyset, pageWithNext, rowsOfPage, type PageAsked } from '#platform/lists.ts'
import { isOpen } from '#visibility/open-job.ts'

/** The organisation of a job, for queries that join it. */
export const applicationOrganisation = {
	id: organisations.id,
	name: organisations.name,
	logo: organisations.logo,
}

/** The job of an application, for queries that join jobs. */
export const applicationJob = {
	id: jobs.id,
	title: jobs.title,
	places: sql<
		string[]
	>`array(select place.name from ${jobPlaces} spot join ${places} place on place.id = spot.place_id
		where spot.job_id = ${jobs.id} order by place.weight desc)`,
	workMode: jobs.workMode,
	employmentType: jobs.employmentType,
	status: jobs.status,
	isOpen: sql<boolean>`(${isOpen})`,
	isBlind: jobs.isBlind,
	closesOn: jobs.closesOn,
}

/** The time at which an application reached its present state. */
export const stageSince = sql<Date>`case ${applications.status} ${sql.join(
	Object.entries(applicationTimes).map(
		([status, column]) => sql`when ${status} then ${applications[column]}`,
	),
	sql` `,
)} end`.mapWith(applications.submittedAt)

/** The furthest stage of an ended application; else its present state. */
const reached = sql<ApplicationStatus>`case
	when ${applications.status} not in ('declined', 'rejected', 'withdrawn') then ${applications.status}
	when ${applications.offeredAt} is not null then 'offered'
	when ${applications.interviewAt} is not null then 'interview'
	when ${applications.shortlistedAt} is not null then 'shortlisted'
	when ${applications.viewedAt} is not null then 'viewed'
	else 'submitted' end`

const latestFirst = keyset('desc', { value: stageSince, type: 'timestamptz' }, applications.id)

function rowsOf(db: Db, candidateId: string, condition: SQL | undefined) {
	return db
		.select({
			id: applications.id,
			status: applications.status,
			reached,
			submittedAt: applications.submittedAt,
			stageSince,
			position: latestFirst.position,
			job: applicationJob,
			organisation: applicationOrganisation,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.where(and(eq(applications.candidateId, candidateId), condition))
		.$dynamic()
}

const shown = {
	all: undefined,
	active: notInArray(applications.status, [...endedStates]),
	ended: inArray(applications.status, [...endedStates]),
}

/** A person's applications, the latest change first. */
export async function listApplicationsOf(
	db: Db,
	candidateId: string,
	{ show, ...asked }: { show: keyof typeof shown } & PageAsked,
) {
	const { limit, offset } = rowsOfPage(asked)
	const isTheirs = eq(applications.candidateId, candidateId)
	const rows = await rowsOf(db, candidateId, and(shown[show], latestFirst.after(asked.after)))
		.orderBy(...latestFirst.orderBy)
		.limit(limit)
		.offset(offset)
	const [coming, active, ended] = await Promise.all([
		findComing(
			db,
			rows.map(({ id }) => id),
		),
		db.$count(applications, and(isTheirs, shown.active)),
		db.$count(applications, and(isTheirs, shown.ended)),
	])
	const total = { all: active + ended, active, ended }[show]
	const page = pageWithNext(rows, total, asked.page)
	return { ...page, items: page.items.map((row) => cardOf(row, coming)), active, ended }
}

/** The next interview of each application that has not ended. */
async function findComing(db: Db, ids: string[]) {
	const rows = await db
		.selectDistinctOn([interviews.applicationId], {
			applicationId: interviews.applicationId,
			id: interviews.id,
			status: interviews.status,
			startsAt: interviews.startsAt,
		})
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.where(
			and(
				inArray(interviews.applicationId, ids),
				shown.active,
				sql`(${interviews.status} = 'proposed' or ${interviews.status} = 'confirmed' and ${interviews.startsAt} > now())`,
			),
		)
		.orderBy(
			interviews.applicationId,
			desc(eq(interviews.status, 'confirmed')),
			asc(interviews.startsAt),
			desc(interviews.id),
		)
	return new Map(rows.map(({ applicationId, ...interview }) => [applicationId, interview]))
}

/** An application of this person, without what belongs to the team. Undefined when it is somebody else's. */
export async function findApplicationOf(db: Db, candidateId: string, id: string) {
	const [card] = await rowsOf(db, candidateId, eq(applications.id, id))
	const [row] = await db.select().from(applications).where(eq(applications.id, id))
	if (!card || !row) return undefined
	const [coming, answers, events, file] = await Promise.all([
		findComing(db, [id]),
		listAnswers(db, id),
		listEvents(db, id),
		findFile(db, id),
	])
	return { row, card: cardOf(card, coming), answers, events, file }
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]
type Coming = Awaited<ReturnType<typeof findComing>>

function cardOf({ job, organisation, ...row }: Row, coming: Coming) {
	return { ...row, job: { ...job, organisation }, interview: coming.get(row.id) ?? null }
}

export async function listAnswers(db: Db, applicationId: string) {
	return db
		.select({
			question: applicationAnswers.question,
			answer: applicationAnswers.answer,
			isKnockedOut: applicationAnswers.isKnockedOut,
		})
		.from(applicationAnswers)
		.where(eq(applicationAnswers.applicationId, applicationId))
		.orderBy(asc(applicationAnswers.position))
}

/**
 * All state transitions, oldest first. An actor who is not the applicant, or no longer exists, belonged to the team.
 */
export async function listEvents(db: Db, applicationId: string) {
	return db
		.select({
			id: applicationEvents.id,
			from: applicationEvents.fromStatus,
			to: applicationEvents.toStatus,
			by: sql<'candidate' | 'team'>`case when ${applicationEvents.actorId} = ${applications.candidateId}
				then 'candidate' else 'team' end`,
			actorId: applicationEvents.actorId,
			message: applicationEvents.message,
			at: applicationEvents.at,
		})
		.from(applicationEvents)
		.innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
		.where(eq(applicationEvents.applicationId, applicationId))
		.orderBy(asc(applicationEvents.at), asc(applicationEvents.id))
}

/** The attached file, with its key in the file store. */
export async function findFile(db: Db, applicationId: string) {
	const [file] = await db
		.select({
			key: attachments.key,
			name: attachments.name,
			mediaType: attachments.mediaType,
			size: attachments.size,
		})
		.from(attachments)
		.where(eq(attachments.applicationId, applicationId))
	return file
}

/** A person's application for a job. */
export async function findApplicationFor(db: Db, jobId: string, candidateId: string) {
	const [found] = await db
		.select({ id: applications.id, status: applications.status, submittedAt: applications.submittedAt })
		.from(applications)
		.where(and(eq(applications.jobId, jobId), eq(applications.candidateId, candidateId)))
	return found
}

type Event = { from: ApplicationStatus | null; to: ApplicationStatus; at: Date }

/** The state that undoing a recent withdrawal would restore, and until when. */
export function undoOf(events: Event[], now: Date) {
	const last = events.at(-1)
	if (last?.to !== 'withdrawn' || !last.from) return null
	const until = new Date(last.at.getTime() + undoMinutes * 60_000)
	return until > now ? { to: last.from, until } : null
}
