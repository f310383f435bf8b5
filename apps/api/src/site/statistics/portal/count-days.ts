import type { PortalStatistic } from '@profile-search/contract/site/statistics/portal'
import type { Db } from '@profile-search/db/client'
import { sql, type SQL } from 'drizzle-orm'
import { dayOf, startOf } from '#platform/settings/clock.ts'

/** The count of one statistic on one day, of one kind. */
export type DayCount = { day: string; statistic: PortalStatistic; kind: string; amount: number }

/** The day of the first account; there is nothing to count before. */
export const firstDay = sql`coalesce((select min(day) from counted_days),
	(select ${dayOf(sql`min(created_at)`)} from accounts))`

/** Counted as they happen, so they are neither counted again nor removed. */
export const liveStatistics: readonly PortalStatistic[] = ['approved', 'rejected', 'matches_shown']

/** Counts everything that can be counted later, for each day of a range. */
export async function countDays(db: Db, from: string, to: string): Promise<DayCount[]> {
	const begin = startOf(from)
	const end = startOf(sql`(${to}::date + 1)`)
	const within = (at: SQL) => sql`${at} >= ${begin} and ${at} < ${end}`
	const { rows } = await db.execute<DayCount>(sql`
		with filed as (
			select grievance_id, at as filed_at, (facts ->> 'resolveDueAt')::timestamptz as due
			from grievance_events where kind = 'filed' and at < ${end}
		), told as (
			select filed.*, answered_at, closed_at from filed cross join lateral (
				select min(at) filter (where to_status in ('resolved', 'rejected')) as answered_at,
					min(at) filter (where to_status = 'closed') as closed_at
				from grievance_events line where line.grievance_id = filed.grievance_id
			) lines
		), happened as (
			select created_at as at, 'registered' as statistic, user_type::text as kind, 1 as amount
			from accounts where ${within(sql`created_at`)}
			union all select published_at, 'jobs_published', '', 1 from jobs where ${within(sql`published_at`)}
			union all select submitted_at, 'applications', '', 1 from applications where ${within(sql`submitted_at`)}
			union all select at, 'hired', '', 1 from application_events where to_status = 'hired' and ${within(sql`at`)}
			union all select outcome_at, 'job_outcomes', outcome::text, 1 from jobs where ${within(sql`outcome_at`)}
			union all select digest.created_at, 'matches_delivered',
				case alert.kind when 'job_matches' then 'candidate' else 'employer' end, 1
			from alert_digests digest
			join alert_hits hit on hit.digest_id = digest.id
			join alerts alert on alert.id = hit.alert_id and alert.kind in ('job_matches', 'person_matches')
			where ${within(sql`digest.created_at`)}
			union all select filed_at, 'grievances_filed', '', 1 from filed where ${within(sql`filed_at`)}
			union all select answered_at, 'grievances_in_time', '', 1 from told
			where answered_at <= due and ${within(sql`answered_at`)}
			union all select due, 'grievances_late', '', 1 from told
			where due < now() and ${within(sql`due`)} and coalesce(least(answered_at, closed_at), 'infinity') > due
		)
		select ${dayOf(sql`at`)}::text as day, statistic, kind, sum(amount)::int as amount
		from happened group by 1, 2, 3`)
	return rows
}
