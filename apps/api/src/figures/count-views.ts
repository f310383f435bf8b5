import type { Db } from '@profile-search/db/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectCounts } from '../collect-counts.ts'
import { upsertViews } from './view-queries.ts'

/** Counts looks at the pages of organisations and jobs; those of their own people do not count. */
export function countViews(app: FastifyInstance, db: Db) {
	const note = collectCounts(app, (counts) => upsertViews(db, counts))

	return (request: FastifyRequest, subjectId: string, organisationId: string) => {
		if (request.account?.organisationId !== organisationId) note(subjectId)
	}
}
