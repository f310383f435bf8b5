import * as contract from '@profile-search/contract/site/failed-work'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { record } from '#platform/audit/record.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict } from '#platform/refusal.ts'
import { theSite } from '#platform/settings/save-settings.ts'
import { discardFailed, findLateMails, listFailed, listHours, listTasks, retryFailed } from './queries.ts'

export function failedWorkRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showQueue, async () => {
		const [tasks, hours, isLate] = await Promise.all([listTasks(db), listHours(db), findLateMails(db)])
		return { tasks, hours, mail: isLate ? ('late' as const) : ('ready' as const) }
	})

	serve(app, contract.listFailedWork, (request) => listFailed(db, request.query))

	serve(app, contract.moveFailedWork, async (request) => {
		const { act, ...which } = request.body
		return db.transaction(async (transaction) => {
			const moved = await (act === 'retry' ? retryFailed : discardFailed)(transaction, which)
			if (moved === 0) throw conflict('siteRefusals.workGone')
			await record(transaction, {
				actorId: signedIn(request).id,
				action: act === 'retry' ? 'work_retried' : 'work_discarded',
				subjectId: theSite,
				facts: { ...which, moved },
			})
			return { moved }
		})
	})
}
