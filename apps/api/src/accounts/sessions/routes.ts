import * as contract from '@profile-search/contract/accounts/sessions'
import type { FastifyInstance } from 'fastify'
import { paged } from '#http/cursors/paged.ts'
import { deviceOf, originOf, placeOf, type Origin } from '#http/origin.ts'
import { serve } from '#http/serve.ts'
import { clearSessionCookies, signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { recordActivity } from './activity.ts'
import { deleteOtherSessions, deleteSession, listActivity, listSessions } from './queries.ts'

export function sessionRoutes(app: FastifyInstance, { db, publicUrl }: RouteContext) {
	const isSecure = publicUrl.startsWith('https:')

	serve(app, contract.listSessions, async (request) => {
		const { id, sessionId } = signedIn(request)
		return (await listSessions(db, id, sessionId)).map(withOrigin)
	})

	serve(app, contract.endSession, async (request, reply) => {
		const account = signedIn(request)
		const { sessionId } = request.params
		const isEnded = await deleteSession(db, account.id, sessionId)
		if (!isEnded) throw notFound('accountsRefusals.deviceLoggedOut')

		const isCurrent = sessionId === account.sessionId
		await recordActivity(db, account.id, isCurrent ? 'logged_out' : 'session_ended', originOf(request))
		if (isCurrent) clearSessionCookies(reply, isSecure)
		return null
	})

	serve(app, contract.endOtherSessions, async (request) => {
		const { id, sessionId } = signedIn(request)
		await deleteOtherSessions(db, id, sessionId)
		await recordActivity(db, id, 'other_sessions_ended', originOf(request))
		return null
	})

	serve(app, contract.listActivity, async (request) => {
		const found = await paged(request, (asked) => listActivity(db, signedIn(request).id, asked))
		return { ...found, items: found.items.map(withOrigin) }
	})
}

/** Replaces the browser and the country with readable names. */
function withOrigin<Row extends Origin>(row: Row) {
	return { ...row, device: deviceOf(row.userAgent), place: placeOf(row.country) }
}
