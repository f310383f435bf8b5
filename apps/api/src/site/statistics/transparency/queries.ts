import type { GrievanceMonth } from '@profile-search/contract/site/statistics/transparency'
import type { GrievanceKind } from '@profile-search/contract/trust/grievance-values'
import type { Db } from '@profile-search/db/client'
import { sql, type SQL } from 'drizzle-orm'
import { dayOf, startOf } from '#platform/settings/clock.ts'

export const monthsShown = 12

/** The first day of the month of a moment. */
const monthOf = (at: SQL) => sql`date_trunc('month', ${dayOf(at)})::date`

/** The last months; each row has one in `months.month`. */
function monthsUntil(now: Date, months = monthsShown) {
	const last = monthOf(sql`${now.toISOString()}::timestamptz`)
	return sql`(select generate_series(${last} - interval '${sql.raw(String(months - 1))} months', ${last}, interval '1 month')::date as month) months`
}

/**
 * The outcomes of the grievances filed in each month, newest first. Counted from the log alone, so the lines of the
 * log are enough to repeat the count. The numbers of a month change until its last grievance is answered.
 */
export async function countGrievances(db: Db, now = new Date()): Promise<GrievanceMonth[]> {
	const [{ rows: months }, { rows: kinds }] = await Promise.all([
		db.execute<Omit<GrievanceMonth, 'byKind'>>(grievanceMonths(now)),
		db.execute<{ month: string; kind: GrievanceKind; received: number }>(sql`
			select ${monthOf(sql`at`)}::text as month, facts ->> 'kind' as kind, count(*)::int as received
			from grievance_events where kind = 'filed' and at <= ${now.toISOString()}
			group by 1, 2 order by 3 desc, 2`),
	])
	return months.map((row) => ({
		...row,
		byKind: kinds
			.filter(({ month }) => month === row.month)
			.map(({ kind, received }) => ({ kind, received })),
	}))
}

function grievanceMonths(now: Date) {
	const at = sql`${now.toISOString()}::timestamptz`
	return sql`
		with filed as (
			select grievance_id, at as filed_at, ${monthOf(sql`at`)} as month,
				(facts ->> 'acknowledgeDueAt')::timestamptz as acknowledge_due,
				(facts ->> 'resolveDueAt')::timestamptz as resolve_due
			from grievance_events where kind = 'filed' and at <= ${at}
		), told as (
			select filed.*, lines.* from filed cross join lateral (
				select
					min(at) filter (where party = 'officer' and is_public) as acknowledged_at,
					min(at) filter (where to_status in ('resolved', 'rejected')) as answered_at,
					min(at) filter (where to_status = 'closed') as closed_at,
					count(*) filter (where to_status = 'reopened') as reopened,
					count(*) filter (where kind = 'rated') as ratings,
					sum((facts ->> 'stars')::int) filter (where kind = 'rated') as stars
				from grievance_events line where line.grievance_id = filed.grievance_id and line.at <= ${at}
			) lines
		)
		select months.month::text as "month",
			count(told.grievance_id)::int as "received",
			count(*) filter (where acknowledged_at <= acknowledge_due)::int as "acknowledgedInTime",
			count(*) filter (where acknowledged_at > acknowledge_due)::int as "acknowledgedLate",
			count(*) filter (where answered_at <= resolve_due)::int as "resolvedInTime",
			count(*) filter (where answered_at > resolve_due)::int as "resolvedLate",
			count(told.grievance_id) filter (where answered_at is null and closed_at is null)::int as "open",
			count(*) filter (where answered_at is null and closed_at is null and resolve_due <= ${at})::int as "overdue",
			(percentile_cont(0.5) within group (order by extract(epoch from answered_at - filed_at)) / 3600)::float8 as "medianHours",
			count(*) filter (where answered_at is null and closed_at is not null)::int as "withdrawn",
			coalesce(sum(reopened), 0)::int as "reopened",
			coalesce(sum(ratings), 0)::int as "ratings",
			(sum(stars)::float8 / nullif(sum(ratings), 0))::float8 as "averageStars"
		from ${monthsUntil(now)} left join told on told.month = months.month
		group by months.month order by months.month desc`
}

type PortalMonth = {
	month: string
	accountsApproved: number
	accountsRejected: number
	jobsPublished: number
	jobsWithOutcome: number
}

/**
 * Decisions on accounts and outcomes of jobs in each of the last months, newest first. The months are moments to compare with, so that
 * the month of each of a million rows need not be computed.
 */
export async function countPortal(db: Db, now = new Date(), shown = monthsShown) {
	const shownMonths = monthsUntil(now, shown)
	const { rows } = await db.execute<PortalMonth>(sql`
		with bounds as (
			select array_agg(${startOf(sql`months.month`)} order by months.month) as starts,
				${startOf(sql`(max(months.month) + interval '1 month')`)} as ends
			from ${shownMonths}
		), happened as (
			select at, action as what from audit_log where action in ('account_approved', 'account_rejected')
			union all select published_at, 'published' from jobs where published_at is not null
			union all select outcome_at, 'outcome' from jobs where outcome_at is not null
		), counted as (
			select width_bucket(at, starts) as place, what, count(*) as amount from happened, bounds
			where at >= (select starts[1] from bounds) and at < (select ends from bounds) group by 1, 2
		), months as (select month, row_number() over (order by month) as place from ${shownMonths})
		select months.month::text as "month",
			coalesce(sum(amount) filter (where what = 'account_approved'), 0)::int as "accountsApproved",
			coalesce(sum(amount) filter (where what = 'account_rejected'), 0)::int as "accountsRejected",
			coalesce(sum(amount) filter (where what = 'published'), 0)::int as "jobsPublished",
			coalesce(sum(amount) filter (where what = 'outcome'), 0)::int as "jobsWithOutcome"
		from months left join counted using (place)
		group by months.month order by months.month desc`)
	return rows
}
