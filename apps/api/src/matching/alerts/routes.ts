import * as contract from '@profile-search/contract/matching/alerts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { insertMatchAlert } from './hits/match-alerts.ts'
import {
	countAlertsOf,
	hasAlert,
	listAlertsOf,
	updateAlert,
	updateToRemoved,
	updateToRestored,
	updateToUsed,
	upsertAlert,
} from './queries.ts'

/** The message for an alert that does not exist, or is not theirs. */
export const alertGone = 'matchingRefusals.alertGone'

export function alertRoutes(app: FastifyInstance, { db }: RouteContext) {
	const ownerOf = (request: FastifyRequest) => ({ accountId: signedIn(request).id, mailboxId: null })

	serve(app, contract.listAlerts, async (request) => {
		// The match alert is on by default; its row is inserted when it is first looked at.
		await insertMatchAlert(db, signedIn(request))
		return listAlertsOf(db, ownerOf(request))
	})

	serve(app, contract.addAlert, async (request) => {
		const owner = ownerOf(request)
		return db.transaction(async (transaction) => {
			await lockAccount(transaction, owner.accountId)
			const isNew = !(await hasAlert(transaction, owner, request.body))
			if (isNew && (await countAlertsOf(transaction, owner)) >= contract.mostAlerts)
				throw conflict('matchingRefusals.tooManyAlerts', { most: contract.mostAlerts })

			const alert = await upsertAlert(transaction, owner, request.body)
			if (!alert) throw notFound(alertGone)
			return { id: alert.id }
		})
	})

	serve(app, contract.changeAlert, async (request) => {
		const isTheirs = await updateAlert(db, ownerOf(request), request.params.alertId, request.body)
		if (!isTheirs) throw notFound(alertGone)
		return null
	})

	serve(app, contract.removeAlert, async (request) => {
		if (!(await updateToRemoved(db, ownerOf(request), request.params.alertId))) throw notFound(alertGone)
		return null
	})

	serve(app, contract.restoreAlert, async (request) => {
		if (!(await updateToRestored(db, ownerOf(request), request.params.alertId))) throw notFound(alertGone)
		return null
	})

	serve(app, contract.keepAlert, async (request) => {
		if (!(await updateToUsed(db, ownerOf(request), request.params.alertId))) throw notFound(alertGone)
		return null
	})
}
