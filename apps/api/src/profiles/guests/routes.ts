import * as contract from '@profile-search/contract/profiles/guests'
import type { FastifyInstance } from 'fastify'
import { listDecisions } from '#accounts/decisions/queries.ts'
import { storedProfileOf } from '#accounts/login/stored-profile.ts'
import { provePassword } from '#accounts/two-step/prove-password.ts'
import { createLimits } from '#http/limits.ts'
import { originOf } from '#http/origin.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { changeType } from './change-type.ts'
import { findGuest } from './queries.ts'
import { saveGuest } from './save-guest.ts'

export function guestRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	async function guestOf(accountId: string) {
		const guest = await findGuest(db, accountId)
		if (!guest) throw notFound('profilesRefusals.noGuest')
		return guest
	}

	serve(app, contract.showMyGuestProfile, (request) => guestOf(signedIn(request).id))

	serve(app, contract.saveMyGuestProfile, async (request) => {
		const { id } = signedIn(request)
		await saveGuest(db, id, request.body)
		return guestOf(id)
	})

	serve(app, contract.changeMyType, async (request) => {
		const account = signedIn(request)
		const { user_type, present_password } = request.body
		await provePassword(db, limits, account, present_password)
		const changed = await changeType(db, account.id, user_type, originOf(request))
		return storedProfileOf(db, changed)
	})

	serve(app, contract.showPendingGuest, async (request) => {
		const guest = await guestOf(request.params.accountId)
		return { guest, decisions: await listDecisions(db, guest.id) }
	})
}
