import { showTransparency } from '@profile-search/contract/site/statistics/transparency'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { remember } from '#platform/concurrency/remember.ts'
import type { Parts } from '#platform/context/parts.ts'
import { countGrievances, countPortal } from './queries.ts'

export function transparencyRoutes(app: FastifyInstance, { connection: { db } }: Parts) {
	const counted = remember(60, async () => {
		const [grievances, portal] = await Promise.all([countGrievances(db), countPortal(db)])
		return { grievances, portal }
	})

	serve(app, showTransparency, () => counted())
}
