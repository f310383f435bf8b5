import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'

/** A push notification as a device gets it: the fields of the specification, section 3. */
export const PushNotification = z.object({
	title: z.string(),
	body: z.string(),
	/** `new-delivery` opens `/new-delivery/{orderId}`; any other value opens the screen of that name. */
	page: z.string(),
	orderId: z.string().nullable(),
})
export type PushNotification = z.infer<typeof PushNotification>

/** A browser's subscription, as `PushSubscription.toJSON()` gives it (W3C Push API). */
export const PushSubscriptionDraft = z.object({
	endpoint: z.url('messagingProblems.pushService').max(1000),
	keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})

export const PushSubscription = z.object({ id: Id, device: z.string(), createdAt: Timestamp })

export const showPushKey = endpoint({
	method: 'GET',
	path: 'push/key',
	access: 'anyone',
	summary: 'The public VAPID key that a browser subscribes with (RFC 8292).',
	details: z.object({ publicKey: z.string() }),
})

export const addPushSubscription = endpoint({
	method: 'POST',
	path: 'account/push-subscriptions',
	access: 'account',
	summary: 'Send push notifications of the signed-in account to this browser too.',
	body: PushSubscriptionDraft,
	details: PushSubscription,
	message: 'messagingAnswers.pushOn',
})

export const deletePushSubscription = endpoint({
	method: 'POST',
	path: 'account/push-subscriptions/end',
	access: 'account',
	summary: 'Send no more push notifications to this browser.',
	body: z.object({ endpoint: z.string().max(1000) }),
	details: z.null(),
	message: 'messagingAnswers.pushOff',
})

export const sendTestPush = endpoint({
	method: 'POST',
	path: 'account/push-subscriptions/test',
	access: 'account',
	summary: 'Send a push notification to every subscribed device of the signed-in account.',
	details: z.object({ devices: z.number().int() }),
	message: 'messagingAnswers.pushTested',
})
