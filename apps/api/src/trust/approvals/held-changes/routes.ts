import * as contract from '@profile-search/contract/trust/held-changes'
import type { FastifyInstance } from 'fastify'
import { listDecisions } from '#accounts/decisions/queries.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { afterOf, beforeOf, findHeld, findHeldOf, lineOf, listHeld } from '#profiles/held-changes/queries.ts'
import { decideHeld } from './decide.ts'

export function heldChangeRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showMyHeldChanges, async (request) => {
		const { id, organisationId } = signedIn(request)
		const [person, organisation] = await Promise.all([
			findHeldOf(db, { accountId: id }),
			organisationId ? findHeldOf(db, { organisationId }) : undefined,
		])
		return { person: person ?? null, organisation: organisation ?? null }
	})

	serve(app, contract.listHeldChanges, (request) => listHeld(db, signedIn(request).id, request.query.page))

	serve(app, contract.showHeldChange, async (request) => {
		const held = await findHeld(db, signedIn(request).id, request.params.changeId)
		if (!held) throw notFound('trustRefusals.changeDecided')
		const { version, author, email } = held
		const decisions = await listDecisions(db, held.subjectId)
		return {
			...lineOf(held),
			version,
			author,
			email,
			before: beforeOf(held),
			after: afterOf(held),
			decisions,
		}
	})

	serve(app, contract.decideHeldChange, async (request) => {
		await decideHeld(db, signedIn(request).id, request.params.changeId, request.body)
		return null
	})
}
