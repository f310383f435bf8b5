import { statisticsDays } from '@profile-search/contract/profiles/visits'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { pageViewers, pageViews } from '@profile-search/db/schema/site/statistics'
import { statement } from '@profile-search/db/statement'
import { sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'
import { splitPeriods, sumOf, twicePeriod } from './days.ts'

/** Adds these numbers to today's views, in the order of ids, so that nodes never deadlock. */
export async function upsertViews(db: Db, counts: ReadonlyMap<string, number>) {
	const ids = [...counts.keys()].toSorted()
	const times = ids.map((id) => counts.get(id) ?? 0)
	await db.execute(sql`
		insert into ${pageViews} (subject_id, day, times)
		select noted.id, ${today}, noted.times
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::int[]) as noted (id, times)
		on conflict (subject_id, day) do update set times = page_views.times + excluded.times`)
}

/** Records each signed-in viewer of each page once. The keys are `subject account`. */
export async function insertViewers(db: Db, looks: ReadonlyMap<string, number>) {
	const pairs = [...looks.keys()].toSorted().map((key) => key.split(' '))
	await db.execute(sql`
		insert into ${pageViewers} (subject_id, viewer, day)
		select looked.subject, md5(looked.account || ' ' || looked.subject)::uuid, ${today}
		from unnest(${sql.param(pairs.map(([subject]) => subject))}::uuid[],
			${sql.param(pairs.map(([, account]) => account))}::text[]) as looked (subject, account)
		on conflict do nothing`)
}

/**
 * Views of the page and of the jobs of an organisation for each of the last days, and the sums of as many days before.
 */
export async function listViewsOf(db: Db, organisationId: string) {
	const { days, earlier } = splitPeriods(await viewsOf(db).execute({ organisationId }))
	return { days, before: { page: sumOf(earlier, 'page'), jobs: sumOf(earlier, 'jobs') } }
}

const organisationId = sql`${sql.placeholder('organisationId')}::uuid`

const viewsOf = statement((db) =>
	db
		.select({
			day: sql<string>`days.day::date::text`,
			page: sql<number>`coalesce(sum(times) filter (where what = 'page'), 0)::int`,
			jobs: sql<number>`coalesce(sum(times) filter (where what = 'job'), 0)::int`,
		})
		.from(
			sql`${twicePeriod} left join (
				select day, 'page' as what, times from ${pageViews} where subject_id = ${organisationId}
				union all
				select view.day, 'job', view.times from ${pageViews} view
				join ${jobs} job on job.id = view.subject_id where job.organisation_id = ${organisationId}
			) seen on seen.day = days.day::date`,
		)
		.groupBy(sql`days.day`)
		.orderBy(sql`days.day`)
		.prepare('views_of'),
)

/** How often each page was viewed in the last days. */
export async function countViewsOf(db: Db, ids: string[]) {
	const { rows } = await db.execute<{ id: string; times: number }>(sql`
		select subject_id as id, sum(times)::int as times from ${pageViews}
		where subject_id = any(${sql.param(ids)}::uuid[]) and day > ${today} - ${statisticsDays}::int
		group by subject_id`)
	return new Map(rows.map(({ id, times }) => [id, times]))
}
