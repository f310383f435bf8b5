import type { ApplicationSource, ApplicationStatus } from '@profile-search/contract/hiring/applications'
import { hiringDays, hiringStages } from '@profile-search/contract/site/statistics/hiring'
import type { Db } from '@profile-search/db/client'
import { applicationEvents, applications } from '@profile-search/db/schema/hiring/applications'
import { interviews } from '@profile-search/db/schema/hiring/interviews'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { pageViewers, pageViews } from '@profile-search/db/schema/site/statistics'
import { and, eq, sql } from 'drizzle-orm'
import { dayOf, today } from '#platform/settings/clock.ts'

/** The scope of statistics: one job, or all jobs of an organisation. */
export type Scope = { organisationId: string; jobId?: string }

/** Undefined when the job is not of this organisation. */
export async function findOwnJob(db: Db, organisationId: string, jobId: string) {
	const [job] = await db
		.select({ id: jobs.id, title: jobs.title, openings: jobs.openings })
		.from(jobs)
		.where(and(eq(jobs.id, jobId), eq(jobs.organisationId, organisationId)))
	return job
}

function ownJobs({ organisationId, jobId }: Scope) {
	const isOne = jobId ? sql`and job.id = ${jobId}` : sql``
	return sql`select job.id from ${jobs} job where job.organisation_id = ${organisationId} ${isOne}`
}

/**
 * The applications that count, each with its first answer. A stage counts from the last time that the person applied.
 */
function own(scope: Scope) {
	const isRecent = scope.jobId ? sql`` : sql`where application.submitted_at > now() - interval '1 year'`
	return sql`own as (
		select application.*, job.published_at, least(application.shortlisted_at, application.interview_at,
			application.offered_at, application.hired_at, application.rejected_at) as answered_at
		from (select id, published_at from ${jobs} where organisation_id = ${scope.organisationId}
			${scope.jobId ? sql`and id = ${scope.jobId}` : sql``}) job
		join ${applications} application on application.job_id = job.id ${isRecent})`
}

const inDays = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) =>
	sql`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 86400.0)
		filter (where ${to} >= ${from})`

/** Whether an application reached this stage: the time of this stage or of a later one is set. */
function reached(stage: (typeof hiringStages)[number]) {
	const times = hiringStages
		.slice(hiringStages.indexOf(stage))
		.map((later) => sql`own.${sql.identifier(`${later}_at`)}`)
	return sql`count(*) filter (where coalesce(${sql.join(times, sql`, `)}) is not null)::int`
}

type Totals = {
	applications: number
	answered: number
	hired_now: number
	offers: number
	to_answer: number | null
	to_hire: number | null
} & Record<(typeof hiringStages)[number], number>

export async function countTotals(db: Db, scope: Scope) {
	const stages = hiringStages.map((stage) => sql`${reached(stage)} as ${sql.identifier(stage)}`)
	const { rows } = await db.execute<Totals>(sql`
		with ${own(scope)}
		select count(*)::int as applications, count(answered_at)::int as answered,
			count(*) filter (where status = 'hired')::int as hired_now,
			count(offered_at)::int as offers,
			${inDays(sql`submitted_at`, sql`answered_at`)} as to_answer,
			${inDays(sql`published_at`, sql`hired_at`)} as to_hire,
			${sql.join(stages, sql`, `)}
		from own`)
	const [row] = rows
	if (!row) throw new Error('Sums without rows are a row still.')
	return row
}

/** The number of applications in each state. */
export async function countStanding(db: Db, scope: Scope) {
	const { rows } = await db.execute<{ status: ApplicationStatus; amount: number }>(sql`
		with ${own(scope)} select status, count(*)::int as amount from own group by status order by status`)
	return rows
}

/** The median number of days that applications stayed in a stage that they have left. */
export async function listStays(db: Db, scope: Scope) {
	const { rows } = await db.execute<{ status: ApplicationStatus; days: number }>(sql`
		with ${own(scope)}, stays as (
			select event.to_status as status, event.at as since,
				lead(event.at) over (partition by event.application_id order by event.at, event.id) as until
			from own join ${applicationEvents} event on event.application_id = own.id)
		select status, percentile_cont(0.5) within group (order by extract(epoch from until - since) / 86400.0) as days
		from stays where until is not null group by status`)
	return new Map(rows.map(({ status, days }) => [status, Number(days)]))
}

export async function countSources(db: Db, scope: Scope) {
	const { rows } = await db.execute<{
		source: ApplicationSource
		applications: number
		shortlisted: number
		hired: number
	}>(sql`
		with ${own(scope)}
		select source, count(*)::int as applications,
			count(coalesce(shortlisted_at, interview_at, offered_at, hired_at))::int as shortlisted,
			count(*) filter (where status = 'hired')::int as hired
		from own group by source order by applications desc, source`)
	return rows
}

/** The median number of days from an application to its first interview. */
export async function findDaysToInterview(db: Db, scope: Scope) {
	const { rows } = await db.execute<{ days: number | null }>(sql`
		with ${own(scope)}, first as (
			select own.submitted_at, min(interview.starts_at) as starts_at
			from own join ${interviews} interview on interview.application_id = own.id
			where interview.status = 'confirmed' group by own.id, own.submitted_at)
		select ${inDays(sql`submitted_at`, sql`starts_at`)} as days from first`)
	return rows[0]?.days ?? null
}

/** Views and applications on each of the last days. */
export async function listByDay(db: Db, scope: Scope) {
	const { rows } = await db.execute<{ day: string; views: number; applications: number }>(sql`
		with ${own(scope)}, seen as (
			select view.day, sum(view.times)::int as amount from ${pageViews} view
			where view.subject_id in (${ownJobs(scope)}) and view.day > ${today} - ${hiringDays}::int group by view.day
		), sent as (
			select ${dayOf(sql`submitted_at`)} as day, count(*)::int as amount from own
			where submitted_at > now() - make_interval(days => ${hiringDays + 1}) group by 1
		)
		select days.day::date::text as day, coalesce(seen.amount, 0) as views, coalesce(sent.amount, 0) as applications
		from generate_series(${today} - ${hiringDays - 1}::int, ${today}, interval '1 day') as days (day)
		left join seen on seen.day = days.day::date left join sent on sent.day = days.day::date
		order by days.day`)
	return rows
}

/** The number of members who have looked, each counted once for a job. */
export async function countViewers(db: Db, scope: Scope) {
	return db.$count(pageViewers, sql`${pageViewers.subjectId} in (${ownJobs(scope)})`)
}
