import * as contract from '@profile-search/contract/matching/fairness'
import type { FastifyInstance } from 'fastify'
import { noteConsent } from '#accounts/consents/queries.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { deleteAttributesOf, findAttributesOf, listReports, upsertAttributesOf } from './queries.ts'

const nothingSaid = { gender: null, birthYears: null, community: null, disability: null }

export function fairnessRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showMyAttributes, async (request) => {
		return (await findAttributesOf(db, signedIn(request).id)) ?? nothingSaid
	})

	serve(app, contract.saveMyAttributes, async (request) => {
		const { id } = signedIn(request)
		// Taking back every answer is a withdrawal: the row is deleted too.
		const saysNothing = Object.values(request.body).every((value) => value === null)
		await db.transaction(async (transaction) => {
			if (saysNothing) await deleteAttributesOf(transaction, id)
			else await upsertAttributesOf(transaction, id, request.body)
			await noteConsent(transaction, id, 'equal_opportunity', !saysNothing)
		})
		return request.body
	})

	serve(app, contract.withdrawMyAttributes, async (request) => {
		const { id } = signedIn(request)
		await db.transaction(async (transaction) => {
			await deleteAttributesOf(transaction, id)
			await noteConsent(transaction, id, 'equal_opportunity', false)
		})
		return null
	})

	serve(app, contract.listFairnessReports, () => listReports(db))
}
