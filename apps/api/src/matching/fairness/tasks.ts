import { selectedAmong } from '@profile-search/contract/matching/fairness'
import type { Db } from '@profile-search/db/client'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import type { Matcher } from '#platform/context/matcher.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { listJobDocuments } from '#search/index/documents.ts'
import { measureExposure } from './exposure.ts'
import { priceJobs } from './prices.ts'
import { countGroups, drawOpenJobs, upsertReport } from './queries.ts'
import { compareGroups } from './rules.ts'

/** More jobs would change no rate by a hundredth. */
const mostJobs = 5000

/** The number of job documents in memory at once. */
const batchSize = 200

/**
 * Writes the report of this month: who is shown to employers, and how jobs are distributed among people. A person
 * counts as selected when they are among the first people of at least one open job; later stages come with
 * applications. A person who blocks one organisation counts as shown to it.
 */
const reportFairness: Run<'report_fairness'> = async (_payload, { db, matcher }) => {
	await matcher.whenReady()
	const drawn = await drawOpenJobs(db, mostJobs)
	const { selected, jobs } = await selectPeople(db, matcher, drawn)
	await upsertReport(db, {
		jobs,
		attributes: compareGroups(await countGroups(db, [...selected])),
		exposure: await measureExposure(db, matcher),
	})
}

/** Ranks one job after the other, so that a page that asks for a ranking waits for one of them at most. */
async function selectPeople(db: Db, matcher: Matcher, ids: string[]) {
	const { leastMatch } = await findSiteSettings(db)
	const selected = new Set<string>()
	let jobs = 0
	for (let at = 0; at < ids.length; at += batchSize) {
		for (const job of await listJobDocuments(db, ids.slice(at, at + batchSize))) {
			jobs++
			const ranked = await matcher.topPeople('background work', job, {
				limit: selectedAmong,
				least: leastMatch,
			})
			for (const { id } of ranked) selected.add(id)
		}
	}
	return { selected, jobs }
}

export const fairnessTasks = [
	defineTask('price_jobs', priceJobs, '32 20 * * *'),
	defineTask('report_fairness', reportFairness, '42 20 1 * *'),
]
