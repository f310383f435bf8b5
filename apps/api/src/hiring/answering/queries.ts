import { outcomeAfterDays } from '@profile-search/contract/hiring/job-transitions'
import type { Answering } from '@profile-search/contract/hiring/jobs'
import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'

/** With fewer applications an organisation is too new for statistics. */
const leastApplications = 5

/** Days after which an application without an answer counts as unanswered. */
const patience = 14

/** Days after closing a job after which its outcome counts as not told: it is asked for on half of the way. */
const outcomePatience = 2 * outcomeAfterDays

type Row = {
	applications: number
	answered: number
	days: number | null
	closed_jobs: number
	outcomes: number
}

/**
 * How an organisation has answered applications over the last year. Viewing one is no answer; a later stage or a
 * rejection is. Applications withdrawn before an answer are left out, unless they had waited too long by then.
 */
export async function findAnswering(db: Db, organisationId: string): Promise<Answering | null> {
	const { rows } = await db.execute<Row>(sql`
		with recent as (
			select application.submitted_at, application.withdrawn_at,
				least(application.shortlisted_at, application.interview_at, application.offered_at, application.hired_at,
					application.rejected_at) as answered_at
			from jobs job
			join applications application on application.job_id = job.id
			where job.organisation_id = ${organisationId} and application.submitted_at > now() - interval '1 year'
		), answers as (
			select
				count(*) filter (where answered_at is not null
					or coalesce(withdrawn_at, now()) - submitted_at > make_interval(days => ${patience}))::int as applications,
				count(answered_at)::int as answered,
				percentile_cont(0.5) within group (order by extract(epoch from answered_at - submitted_at) / 86400)
					filter (where answered_at >= submitted_at) as days
			from recent
		), ended as (
			select count(*)::int as closed_jobs, count(outcome)::int as outcomes
			from jobs
			where organisation_id = ${organisationId} and closed_at > now() - interval '1 year' and status = 'closed'
				and published_at is not null
				and (outcome is not null or closed_at < now() - make_interval(days => ${outcomePatience}))
		)
		select * from answers, ended`)
	const [row] = rows
	if (!row || row.applications < leastApplications) return null
	return {
		applications: row.applications,
		answered: Math.round((100 * row.answered) / row.applications),
		days: row.days === null ? null : Math.round(row.days * 10) / 10,
		closedJobs: row.closed_jobs,
		outcomes: row.closed_jobs === 0 ? null : Math.round((100 * row.outcomes) / row.closed_jobs),
	}
}
