import * as contract from '@profile-search/contract/matching/deliveries'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { ownerOf } from '../keys.ts'
import { labelsOf } from '../labels.ts'
import { findsOf } from './finds.ts'
import { findDelivery, findDeliveryFor, listDelivered, listDeliveriesOf, updateRelevance } from './queries.ts'
import { findReader } from './readers.ts'

const deliveryGone = 'This delivery is not here, or it went to somebody else.'

export function deliveryRoutes(app: FastifyInstance, { db, matcher }: RouteContext) {
	serve(app, contract.listDeliveries, (request) =>
		listDeliveriesOf(db, { accountId: signedIn(request).id, mailboxId: null }, request.query.page),
	)

	serve(app, contract.showDelivery, async (request) => {
		const { deliveryId } = request.params
		const delivery = await findDeliveryFor(db, deliveryId, request.account?.id ?? null, request.query.key)
		const owner = delivery && ownerOf(delivery)
		const reader = owner && (await findReader(db, owner))
		if (!reader) throw notFound(deliveryGone)

		const hits = await listDelivered(db, deliveryId)
		const finds = await findsOf(db, matcher, reader, hits)
		return {
			id: delivery.id,
			at: delivery.at,
			isRelevant: delivery.isRelevant,
			hasAccount: reader.owner.accountId !== null,
			alerts: await Promise.all(
				delivery.digestAlerts.map(async (alert) => ({
					...alert,
					labels: await labelsOf(db, alert.kind, alert.criteria),
					finds: finds.filter((_, at) => hits[at]?.alertId === alert.id),
				})),
			),
		}
	})

	serve(app, contract.rateDelivery, async (request) => {
		const { deliveryId } = request.params
		const accountId = request.account?.id ?? null
		if (await updateRelevance(db, deliveryId, accountId, request.body)) return null
		const delivery = await findDelivery(db, deliveryId)
		if (delivery?.isRelevant === undefined || delivery.isRelevant === null) throw notFound(deliveryGone)
		throw conflict('This was said already. Thank you.')
	})
}
