import * as contract from '@profile-search/contract/site/health'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { remember } from '#platform/concurrency/remember.ts'
import { within } from '#platform/concurrency/within.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { unavailable } from '#platform/refusal.ts'
import { findLateMails } from '../queue/queries.ts'
import { diskOf } from './disk.ts'

/** Including the round trip this is still less than two seconds. */
const mostMs = 1500

/** The endpoints for load balancers and operators; every kind of process serves them. */
export type HealthContext = Pick<RouteContext, 'connection' | 'matcher' | 'dataFolder' | 'isStopping'> &
	Partial<Pick<RouteContext, 'reads'>>

export function healthRoutes(app: FastifyInstance, context: HealthContext) {
	const {
		connection: { db },
		matcher,
		dataFolder,
		reads,
		isStopping = () => false,
	} = context
	const mailsAreLate = remember(2, () => findLateMails(db))
	const disk = remember(2, async () => (dataFolder ? diskOf(dataFolder) : ('ready' as const)))
	// Callers at the same moment share an answer, so that asking often is no load.
	const databaseAnswers = remember(0.2, () => db.execute(sql`select 1`))

	async function expectReady() {
		if (isStopping()) throw unavailable('siteRefusals.stopping')
		await within(mostMs, databaseAnswers(), 'siteRefusals.databaseSilent')
		const { state, since, lists } = matcher.status()
		if (state === 'loading' || !since) throw unavailable('siteRefusals.indexLoading')
		return { state, lists, indexAgeSeconds: Math.floor((Date.now() - since.getTime()) / 1000) }
	}

	serve(app, contract.showLiveness, async () => ({ isAlive: true as const }))

	serve(app, contract.showReadiness, async () => {
		await expectReady()
		return { isReady: true as const }
	})

	serve(app, contract.showHealth, async () => {
		const [{ state, lists, indexAgeSeconds }, isLate, diskState] = await within(
			mostMs,
			Promise.all([expectReady(), mailsAreLate(), disk()]),
			'siteRefusals.databaseSilent',
		)
		return {
			database: 'ready' as const,
			matching: state,
			indexAgeSeconds,
			lists,
			mail: isLate ? ('late' as const) : ('ready' as const),
			disk: diskState,
			replica: reads?.replica() ?? ('none' as const),
		}
	})
}
