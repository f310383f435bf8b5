import { showTransparency } from '@profile-search/contract/site/statistics/transparency'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { remember } from '#platform/concurrency/remember.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { countGrievances, countPortal } from './queries.ts'

export function transparencyRoutes(app: FastifyInstance, { db }: RouteContext) {
	const counted = remember(60, async () => {
		const [grievances, portal] = await Promise.all([countGrievances(db), countPortal(db)])
		return { grievances, portal }
	})

	serve(app, showTransparency, () => counted())
}
