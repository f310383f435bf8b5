import { shownToEach } from '@profile-search/contract/matching/fairness'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { jobPrices } from '@profile-search/db/schema/matching/fairness'
import { statement } from '@profile-search/db/statement'
import { pricesOf, type Prices } from '@profile-search/matching/search/spread'
import { sql } from 'drizzle-orm'
import type { Run } from '#platform/context/define-task.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { uuids } from '#search/index/documents.ts'
import { drawMatches } from './draw-matches.ts'

/** Recalculates by how much crowded jobs are lowered in people's matches, as strongly as the site setting says. */
export const priceJobs: Run<'price_jobs'> = async (_payload, { db, matcher }) => {
	const { spreadStrength } = await findSiteSettings(db)
	if (spreadStrength === 0) {
		await db.delete(jobPrices)
		return
	}
	const lists = await drawMatches(db, matcher)
	const openings = await findOpenings(db, [
		...new Set(lists.flatMap((list) => list.jobs.map(({ id }) => id))),
	])
	const prices = pricesOf(lists, { strength: spreadStrength / 100, shown: shownToEach, openings })
	await replacePrices(db, prices)
}

/** The prices, in points, of those of these jobs that have one. */
export async function findPrices(db: Db, ids: string[]): Promise<Prices> {
	if (ids.length === 0) return new Map()
	const rows = await pricesById(db).execute({ ids })
	return new Map(rows.map(({ jobId, points }) => [jobId, points]))
}

const pricesById = statement((db) =>
	db
		.select()
		.from(jobPrices)
		.where(sql`${jobPrices.jobId} = any(${sql.placeholder('ids')}::uuid[])`)
		.prepare('job_prices'),
)

async function findOpenings(db: Db, ids: string[]) {
	const rows = await db
		.select({ id: jobs.id, openings: jobs.openings })
		.from(jobs)
		.where(sql`${jobs.id} = any(${uuids(ids)})`)
	return new Map(rows.map(({ id, openings }) => [id, openings]))
}

/** Skips jobs that were deleted meanwhile. */
async function replacePrices(db: Db, prices: Prices) {
	await db.transaction(async (transaction) => {
		await transaction.delete(jobPrices)
		await transaction.execute(sql`
			insert into job_prices (job_id, points)
			select priced.id, priced.points from unnest(${uuids([...prices.keys()])},
				${`{${[...prices.values()].join(',')}}`}::real[]) priced(id, points)
			join jobs using (id)`)
	})
}
