import * as contract from '@profile-search/contract/privacy/shares'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { flushWrites } from '#platform/concurrency/batch-writes.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { viewerOfAccount } from '#visibility/viewer-of-account.ts'
import { endApplicationShare } from './end-application.ts'
import { findProfileShare, listApplicationShares, listContactShares, listSectionsOf } from './queries.ts'

export function shareRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showMyShares, async (request) => {
		const { id } = signedIn(request)
		await flushWrites(app)
		const [profile, sections, contacts, applications] = await Promise.all([
			findProfileShare(db, id),
			listSectionsOf(db, id),
			listContactShares(db, viewerOfAccount(signedIn(request))),
			listApplicationShares(db, id),
		])
		return { profile, sections, contacts, applications }
	})

	serve(app, contract.endApplicationShare, async (request) => {
		await endApplicationShare(db, signedIn(request).id, request.params.applicationId)
		return null
	})
}
