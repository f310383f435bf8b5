import * as contract from '@profile-search/contract/hiring/job-reviews'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findFields, nameDraft } from '../edits/named-draft.ts'
import { decideJob } from './decide.ts'
import { findWaiting, listWaiting } from './queries.ts'

export function jobReviewRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listJobReviews, (request) => listWaiting(db, signedIn(request).id, request.query.page))

	serve(app, contract.showJobReview, async (request) => {
		const waiting = await findWaiting(db, signedIn(request).id, request.params.jobId)
		if (!waiting) throw notFound('hiringRefusals.nothingToDecide')
		const { revision, isChange, ...rest } = waiting
		const now = await nameDraft(db, await findFields(db, waiting.id))
		return {
			...rest,
			isChange,
			draft: isChange ? await nameDraft(db, revision) : now,
			before: isChange ? now : null,
		}
	})

	serve(app, contract.decideJob, async (request) => {
		const status = await decideJob(db, signedIn(request).id, request.params.jobId, request.body)
		return { status }
	})
}
