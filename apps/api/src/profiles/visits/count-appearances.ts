import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { batchCounts } from '#platform/concurrency/batch-writes.ts'
import { countEachTime } from '#platform/concurrency/recount.ts'
import type { ProfileViewer } from '#visibility/visible-people.ts'
import { upsertAppearances } from './queries.ts'

/** Counts the people on the pages of lists, without delaying the list. */
export function countAppearances(app: FastifyInstance, db: Db) {
	const note = batchCounts(app, (counts) => upsertAppearances(db, counts))

	/** Counts the people on one page of a list, except the viewer. */
	return (ids: readonly string[], viewer: ProfileViewer) => {
		const shown = ids.filter((id) => id !== viewer.accountId)
		countEachTime(() => shown.forEach((id) => note(id)))
	}
}
