import * as contract from '@profile-search/contract/fairness'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { serve } from '../serve.ts'
import { signedIn } from '../session.ts'
import { deleteAttributesOf, findAttributesOf, listReports, upsertAttributesOf } from './queries.ts'

const nothingSaid = { gender: null, birthYears: null, community: null, disability: null }

export function fairnessRoutes(app: FastifyInstance, { connection: { db } }: Parts) {
	serve(app, contract.showMyAttributes, async (request) => {
		return (await findAttributesOf(db, signedIn(request).id)) ?? nothingSaid
	})

	serve(app, contract.saveMyAttributes, async (request) => {
		const { id } = signedIn(request)
		// To take back every answer is to withdraw: not even the row stays.
		const saysNothing = Object.values(request.body).every((value) => value === null)
		if (saysNothing) await deleteAttributesOf(db, id)
		else await upsertAttributesOf(db, id, request.body)
		return request.body
	})

	serve(app, contract.withdrawMyAttributes, async (request) => {
		await deleteAttributesOf(db, signedIn(request).id)
		return null
	})

	serve(app, contract.listFairnessReports, () => listReports(db))
}
