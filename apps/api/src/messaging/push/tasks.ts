import type { PushNotification } from '@profile-search/contract/messaging/push'
import { deleteSubscription, findSubscription, listSubscriptionIds } from '#platform/channels/push/queries.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'

/** Queues one task for each device, so that a failed one is tried again without the others. */
const push: Run<'push'> = async (payload, { db }) => {
	await db.transaction(async (transaction) => {
		for (const subscriptionId of await listSubscriptionIds(transaction, payload.accountId ?? ''))
			await enqueue(transaction, 'push_to', { ...payload, subscriptionId })
	})
}

const pushTo: Run<'push_to'> = async (payload, { db, pusher }) => {
	const { accountId, subscriptionId, title, body, page, orderId, until } = payload
	const seconds = Math.floor((Date.parse(until) - Date.now()) / 1000)
	const subscription = await findSubscription(db, accountId, subscriptionId)
	if (!subscription || !(seconds > 0)) return

	const notification: PushNotification = { title, body, page, orderId: orderId ?? null }
	const outcome = await pusher.send(subscription, JSON.stringify(notification), seconds)
	if (outcome === 'gone') await deleteSubscription(db, subscription.id)
}

export const pushTasks = [defineTask('push', push), defineTask('push_to', pushTo)]
