import { gravities, leastReporterWeight } from '@profile-search/contract/trust/moderation-values'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { cases, reporters, reports } from '@profile-search/db/schema/trust/reports'
import { eq, sql } from 'drizzle-orm'

/** The weight of an account's reports. */
export const reporterWeight = sql<number>`coalesce((select ${reporters.weight} from ${reporters}
	where ${reporters.accountId} = ${reports.reporterId}), 1)`

/** Whether an account seems to have been created for the report. */
export const isFresh = sql<boolean>`exists (select from ${accounts} reporter where reporter.id = ${reports.reporterId}
	and reporter.created_at > ${reports.reportedAt} - interval '1 day')`

const gravity = sql`case ${reports.reason} ${sql.join(
	Object.entries(gravities).map(([reason, weight]) => sql`when ${reason} then ${weight}::real`),
	sql` `,
)} end`

/**
 * Weighs the reports of a case again, and returns the sum. All accounts of one network count as their heaviest one,
 * and so do all accounts that were less than a day old. Reports of an account that has lost nearly all weight are
 * still read, but add nothing.
 */
export async function weighCase(db: Db, caseId: string) {
	const [weighed] = await db
		.update(cases)
		.set({
			weight: sql`coalesce((select sum(heaviest) from (
				select max(counted.weight * counted.gravity) as heaviest from (
					select ${reporterWeight} as weight, ${gravity} as gravity, case when ${isFresh} then 'fresh'
						else coalesce(${reports.network}, ${reports.reporterId}::text) end as source
					from ${reports} where ${reports.caseId} = ${caseId} and ${reports.status} = 'filed'
				) counted where counted.weight >= ${leastReporterWeight} group by counted.source) sources), 0)`,
		})
		.where(eq(cases.id, caseId))
		.returning({ weight: cases.weight })
	return weighed?.weight ?? 0
}
