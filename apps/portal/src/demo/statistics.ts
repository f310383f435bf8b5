import { dayOf } from '@profile-search/api/platform/settings/clock'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { dailyStatistics } from '@profile-search/db/schema/site/statistics'
import { sql } from 'drizzle-orm'

/**
 * Counts what the portal counts as it happens, as if it had happened to the demo accounts: that each was approved some hours
 * after it registered, every twelfth after it had been sent back once, and that matches were shown every day since.
 */
export async function plantStatistics(db: Db) {
	await db.execute(sql`
		with decided as (
			select user_type::text as kind, created_at, spread % 12 = 0 as was_sent_back, 2 + spread % 45 as hours
			from (select *, abs(hashtext(id::text)) as spread from ${accounts} where status = 'approved') approved
		), decisions as (
			select created_at + make_interval(hours => hours) as at, 'approved' as statistic, kind, hours from decided
			union all
			select created_at + make_interval(hours => hours / 2), 'rejected', kind, hours / 2 from decided where was_sent_back
		)
		insert into ${dailyStatistics} (day, statistic, kind, hours, amount)
		select ${dayOf(sql`at`)}, statistic, kind, hours, count(*) from decisions where at < now() group by 1, 2, 3, 4`)
	await db.execute(sql`
		with made as (
			select user_type::text as kind, ${dayOf(sql`created_at`)} as day from ${accounts} where user_type <> 'guest_user'
		), days as (
			select kind, day::date from (values ('candidate'), ('employer')) kinds (kind)
			cross join generate_series((select min(day) from made), ${dayOf(sql`now()`)}, interval '1 day') as day
		)
		insert into ${dailyStatistics} (day, statistic, kind, amount)
		select day, 'matches_shown', kind, (4 + extract(isodow from day)::int % 6)
			* (select count(*) from made where made.kind = days.kind and made.day <= days.day) / 30
		from days`)
}
