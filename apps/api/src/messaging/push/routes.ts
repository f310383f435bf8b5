import * as contract from '@profile-search/contract/messaging/push'
import { t } from '@profile-search/text/translate'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { deviceOf, originOf } from '#http/origin.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import {
	deleteSubscriptionOf,
	listSubscriptionIds,
	saveSubscription,
} from '#platform/channels/push/queries.ts'
import { areKeys, pushAddressOf } from '#platform/channels/push/rules.ts'
import { sendPush } from '#platform/channels/push/send-push.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, malformed } from '#platform/refusal.ts'

export function pushRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const { publicKey, hosts } = settings.push
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.showPushKey, async () => ({ publicKey }))

	serve(app, contract.addPushSubscription, async (request) => {
		const { keys } = request.body
		const endpoint = pushAddressOf(request.body.endpoint, hosts)
		if (!endpoint) throw malformed('messagingRefusals.unknownPushService')
		if (!areKeys(keys)) throw malformed('messagingRefusals.badPushKeys')
		const { userAgent } = originOf(request)
		const { p256dh, auth } = keys
		const { id, sessionId } = signedIn(request)
		const saved = await saveSubscription(db, {
			accountId: id,
			sessionId,
			endpoint,
			p256dh,
			auth,
			userAgent,
		})
		return { ...saved, device: deviceOf(userAgent) }
	})

	serve(app, contract.deletePushSubscription, async (request) => {
		const endpoint = pushAddressOf(request.body.endpoint, hosts)
		if (endpoint) await deleteSubscriptionOf(db, signedIn(request).id, endpoint)
		return null
	})

	serve(app, contract.sendTestPush, async (request) => {
		const { id } = signedIn(request)
		await limits.spend('pushTestsByAccount', id)
		const devices = (await listSubscriptionIds(db, id)).length
		if (!devices) throw conflict('messagingRefusals.noPushDevices')
		await sendPush(db, id, {
			title: 'Profile Search',
			body: t('messagingMails.testPush'),
			page: 'settings',
			orderId: null,
		})
		return { devices }
	})
}
