import * as contract from '@profile-search/contract/messaging/notifications'
import type { FastifyInstance } from 'fastify'
import { listNotifications, updateAllToRead, updateToRead } from '#accounts/notifications/queries.ts'
import {
	findAccountOfKey,
	listSettings,
	saveSetting,
	updateToUnsubscribed,
	wantsMail,
} from '#accounts/notifications/settings.ts'
import { paged } from '#http/cursors/paged.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { announce } from '#platform/channels/events/announce.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'

export function notificationRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listNotifications, (request) =>
		paged(request, ({ after }) => listNotifications(db, signedIn(request).id, { ...request.query, after })),
	)

	serve(app, contract.markNotificationRead, async (request) => {
		const { id } = signedIn(request)
		const isRead = await updateToRead(db, id, request.params.notificationId)
		if (!isRead) throw notFound('messagingRefusals.notificationGone')
		// Other open pages of the same account count again.
		await announce(db, [id], { kind: 'notification' })
		return null
	})

	serve(app, contract.markNotificationsRead, async (request) => {
		const { id } = signedIn(request)
		await updateAllToRead(db, id, request.body.through)
		await announce(db, [id], { kind: 'notification' })
		return null
	})

	serve(app, contract.listNotificationSettings, (request) => listSettings(db, signedIn(request).id))

	serve(app, contract.saveNotificationSetting, async (request) => {
		await saveSetting(db, signedIn(request).id, request.body)
		return null
	})

	async function accountOf(key: string) {
		const accountId = await findAccountOfKey(db, key)
		if (!accountId) throw notFound('messagingRefusals.linkInvalid')
		return accountId
	}

	serve(app, contract.showMailSubscription, async ({ params: { key, kind } }) => ({
		kind,
		mail: await wantsMail(db, await accountOf(key), kind),
	}))

	serve(app, contract.endMailSubscription, async ({ params: { key, kind } }) => {
		await updateToUnsubscribed(db, await accountOf(key), kind)
		return null
	})
}
