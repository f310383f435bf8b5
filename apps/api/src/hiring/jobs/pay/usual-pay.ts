import { leastForUsualPay, periodsInYear, type UsualPay } from '@profile-search/contract/hiring/jobs'
import type { Db } from '@profile-search/db/client'
import { sql, type SQL } from 'drizzle-orm'
import { openJob } from '#visibility/open-job.ts'

type Row = { jobs: number; organisations: number; quartiles: number[] | null }

/** Amounts are told in steps of this many rupees. */
const step = 500

/**
 * What the open jobs of a profession pay: the quartiles of the middles of their ranges. Null while there are too few of
 * them, or of organisations, to keep each one's pay its own.
 */
export async function findUsualPay(db: Db, professionId: number): Promise<UsualPay | null> {
	const { rows } = await db.execute<Row>(sql`
		select count(*)::int as jobs, count(distinct organisation_id)::int as organisations,
			percentile_cont(array[0.25, 0.5, 0.75]) within group (order by monthly) as quartiles
		from (
			select job.organisation_id,
				(coalesce(job.pay_min, job.pay_max) + coalesce(job.pay_max, job.pay_min)) / 2.0 * ${periods} / 12 as monthly
			from jobs job
			where job.profession_id = ${professionId} and coalesce(job.pay_min, job.pay_max) is not null
				and ${openJob('job')}
		) paid`)
	const [row] = rows
	const [low, middle, high] = (row?.quartiles ?? []).map((amount) => Math.round(amount / step) * step)
	if (!row || low === undefined || middle === undefined || high === undefined) return null
	if (row.jobs < leastForUsualPay.jobs || row.organisations < leastForUsualPay.organisations) return null
	return { jobs: row.jobs, low, middle, high }
}

const periods: SQL = sql`case job.pay_period ${sql.join(
	Object.entries(periodsInYear).map(
		([period, times]) => sql`when ${sql.raw(`'${period}'`)} then ${sql.raw(String(times))}`,
	),
	sql` `,
)} end`
