import * as contract from '@profile-search/contract/profiles/professions'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findProfession } from './queries.ts'

export function professionRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showProfession, async (request) => {
		const profession = await findProfession(db, request.params.professionId)
		if (!profession) throw notFound('profilesRefusals.noProfession')
		return profession
	})
}
