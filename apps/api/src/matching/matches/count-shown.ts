import type { Db } from '@profile-search/db/client'
import { dailyStatistics } from '@profile-search/db/schema/site/statistics'
import { sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'

/** Adds to today's counts of matches shown on pages. */
export async function addShownMatches(db: Db, counts: ReadonlyMap<string, number>) {
	for (const kind of [...counts.keys()].toSorted())
		await db.execute(sql`
			insert into ${dailyStatistics} (day, statistic, kind, amount)
			values (${today}, 'matches_shown', ${kind}, ${counts.get(kind)})
			on conflict (day, statistic, kind, hours) do update set amount = daily_statistics.amount + excluded.amount`)
}
