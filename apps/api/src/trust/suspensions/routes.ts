import * as contract from '@profile-search/contract/site/admin-accounts'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { findSuspension } from './queries.ts'
import { lift, suspend } from './suspend.ts'

export function suspensionRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.suspendAccount, (request) =>
		suspend(db, signedIn(request).id, request.params.accountId, request.body),
	)

	serve(app, contract.liftSuspension, (request) =>
		lift(db, signedIn(request).id, request.params.accountId, request.body.reason),
	)

	serve(
		app,
		contract.showMySuspension,
		async (request) => (await findSuspension(db, signedIn(request).id)) ?? null,
	)
}
