import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { collectCounts } from '#platform/concurrency/collect-counts.ts'
import type { Viewer } from '#visibility/visible-people.ts'
import { upsertAppearances } from './queries.ts'

/** Counts people on the pages of lists; the list itself never waits. */
export function countAppearances(app: FastifyInstance, db: Db) {
	const note = collectCounts(app, (counts) => upsertAppearances(db, counts))

	/** Notes those on one page of a list; seeing oneself does not count. */
	return (ids: readonly string[], viewer: Viewer) => {
		for (const id of ids) if (id !== viewer.accountId) note(id)
	}
}
