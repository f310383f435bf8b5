import { RankingQuality, showTransparency } from '@profile-search/contract/site/statistics/transparency'
import quality from '@profile-search/matching/quality.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { remember } from '#platform/concurrency/remember.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { countGrievances, countPortal, monthsShown } from './queries.ts'

const ranking = RankingQuality.parse(quality)

export function transparencyRoutes(app: FastifyInstance, { reads }: RouteContext) {
	// Earlier months do not change, so only the current one is counted for every page.
	const earlier = remember(60, () => reads.read((db) => countPortal(db)))
	const counted = remember(1, async () => {
		const [grievances, months, [current]] = await Promise.all([
			reads.read(countGrievances),
			earlier(),
			reads.read((db) => countPortal(db, new Date(), 1)),
		])
		const others = months.filter(({ month }) => month !== current?.month)
		return { grievances, portal: [...(current ? [current] : []), ...others].slice(0, monthsShown), ranking }
	})

	serve(app, showTransparency, () => counted())
}
