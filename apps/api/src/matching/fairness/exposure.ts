import { shownToEach, type JobExposure } from '@profile-search/contract/matching/fairness'
import type { Db } from '@profile-search/db/client'
import { exposureOf, gini, spread, type TopList } from '@profile-search/matching/search/spread'
import { sql } from 'drizzle-orm'
import type { Matcher } from '#platform/context/matcher.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { openJob } from '#visibility/open-job.ts'
import { drawMatches } from './draw-matches.ts'
import { findPrices } from './prices.ts'

/** How jobs are distributed among people today, compared with a distribution by totals alone. */
export async function measureExposure(db: Db, matcher: Matcher): Promise<JobExposure> {
	const { spreadStrength } = await findSiteSettings(db)
	const jobs = await countOpenJobs(db)
	const lists = await drawMatches(db, matcher)
	const prices = await findPrices(db, [...new Set(lists.flatMap((list) => list.jobs.map(({ id }) => id)))])
	const shown = spread(lists, prices)
	return {
		people: lists.length,
		jobs,
		strength: spreadStrength,
		byFit: sharesOf(lists, jobs),
		asShown: sharesOf(shown, jobs),
		cost: Math.round((meanTotal(lists) - meanTotal(shown)) * 100) / 100,
	}
}

function sharesOf(lists: readonly TopList[], jobs: number): JobExposure['asShown'] {
	const counts = [...exposureOf(lists, shownToEach).values()]
	const never = Math.max(0, jobs - counts.length)
	return {
		mostShown: toThousandths(Math.max(0, ...counts) / Math.max(1, lists.length)),
		never,
		gini: toThousandths(gini([...counts, ...Array.from({ length: never }, () => 0)])),
	}
}

/** The mean total of the jobs that are shown. */
function meanTotal(lists: readonly TopList[]) {
	const totals = lists.flatMap(({ jobs }) => jobs.slice(0, shownToEach).map(({ total }) => total))
	return totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length)
}

async function countOpenJobs(db: Db) {
	const { rows } = await db.execute<{ jobs: number }>(
		sql`select count(*)::int as jobs from jobs job where ${openJob('job')}`,
	)
	return rows[0]?.jobs ?? 0
}

function toThousandths(share: number) {
	return Math.round(share * 1000) / 1000
}
