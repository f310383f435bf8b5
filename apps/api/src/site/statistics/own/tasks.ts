import type { Db } from '@profile-search/db/client'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import type { Matcher } from '#platform/context/matcher.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { listPersonDocuments } from '#search/index/documents.ts'
import { countJobsFor } from './count-fits.ts'
import { deleteOldStatistics, listActiveCandidates, upsertMatchCounts } from './match-queries.ts'

/** The number of people in one task; the queue runs other tasks in between. */
const batchSize = 200

const first = '00000000-0000-0000-0000-000000000000'

const countMatches: Run<'count_matches'> = async ({ after = first }, { db, matcher }) => {
	const ids = await listActiveCandidates(db, after, batchSize)
	const last = ids.at(-1)
	if (last === undefined) return

	await matcher.whenReady()
	const counts = await countFor(db, matcher, ids)
	await db.transaction(async (transaction) => {
		await upsertMatchCounts(transaction, counts)
		if (ids.length === batchSize) await enqueue(transaction, 'count_matches', { after: last })
	})
}

/** Counts sequentially, so that a page that asks for a ranking meanwhile waits for one of them at most. */
async function countFor(db: Db, matcher: Matcher, ids: string[]) {
	const counts = new Map<string, number>()
	for (const person of await listPersonDocuments(db, ids))
		counts.set(person.id, (await countJobsFor(matcher, 'background work', person)).amount)
	return counts
}

const sweepStatistics: Run<'sweep_statistics'> = async (_payload, { db }) => deleteOldStatistics(db)

export const statisticsTasks = [
	defineTask('count_matches', countMatches, '47 20 * * *'),
	defineTask('sweep_statistics', sweepStatistics, '37 3 * * *'),
]
