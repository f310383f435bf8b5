import type { Db } from '@profile-search/db/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { batchCounts } from '#platform/concurrency/batch-writes.ts'
import { countEachTime } from '#platform/concurrency/recount.ts'
import { insertViewers, upsertViews } from './view-queries.ts'

/** Counts views of the pages of organisations and jobs, except by their own people. */
export function countViews(app: FastifyInstance, db: Db) {
	const note = batchCounts(app, (counts) => upsertViews(db, counts))
	const noteViewer = batchCounts(app, (looks) => insertViewers(db, looks))

	return (request: FastifyRequest, subjectId: string, organisationId: string) => {
		const { account } = request
		if (account?.organisationId === organisationId) return
		countEachTime(() => note(subjectId))
		if (account) noteViewer(`${subjectId} ${account.id}`)
	}
}
