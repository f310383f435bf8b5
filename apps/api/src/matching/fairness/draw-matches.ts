import { shownToEach } from '@profile-search/contract/matching/fairness'
import type { Db } from '@profile-search/db/client'
import type { TopList } from '@profile-search/matching/search/spread'
import { sql } from 'drizzle-orm'
import type { Matcher } from '#platform/context/matcher.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { listPersonDocuments } from '#search/index/documents.ts'

/** More people would change no price by a tenth of a point. */
const mostPeople = 2000
/** Deeper than what is shown, since jobs move up from there. */
const depth = 4 * shownToEach
/** The number of documents in memory at once. */
const batchSize = 200

/** The matches, by totals alone, of a sample of approved people; each call draws the same sample. */
export async function drawMatches(db: Db, matcher: Matcher): Promise<TopList[]> {
	await matcher.whenReady()
	const { leastMatch } = await findSiteSettings(db)
	const ids = await drawPeople(db)
	const lists: TopList[] = []
	for (let at = 0; at < ids.length; at += batchSize)
		for (const person of await listPersonDocuments(db, ids.slice(at, at + batchSize)))
			lists.push({
				id: person.id,
				jobs: await matcher.topJobs('background work', person, { limit: depth, least: leastMatch }),
			})
	return lists
}

async function drawPeople(db: Db) {
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from accounts where status = 'approved' and user_type = 'candidate' order by md5(id::text) limit ${mostPeople}`)
	return rows.map(({ id }) => id)
}
