import { z } from 'zod'
import { cursorDetails, cursorQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'

/** The subject of a notification. Mail and push follow the settings of each kind. */
export const NotificationKind = z.enum([
	'application',
	'interview',
	'message',
	'job',
	'match',
	'approval',
	'request',
	'grievance',
	'moderation',
])
export type NotificationKind = z.infer<typeof NotificationKind>

/** Days that a read notification is kept. */
export const keptNotificationDays = 90

/** A notification to an account, with the fields of a push notification. */
export const Notification = z.object({
	id: Id,
	kind: NotificationKind,
	title: z.string(),
	body: z.string(),
	page: z.string(),
	orderId: z.string().nullable(),
	at: Timestamp,
	isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint({
	method: 'GET',
	path: 'notifications',
	access: 'account',
	summary: 'What the caller was told, newest first.',
	query: z.object({
		before: Id.optional().describe('the last one of the page before'),
		box: z.enum(['all', 'unread']).default('all'),
		...cursorQuery,
	}),
	details: z.object({
		items: z.array(Notification),
		hasMore: z.boolean(),
		unread: z.number().int(),
		...cursorDetails,
	}),
})

export const markNotificationRead = endpoint({
	method: 'POST',
	path: 'notifications/:notificationId/read',
	access: 'account',
	summary: 'Note that a notification was read.',
	params: z.object({ notificationId: Id }),
	details: z.null(),
})

export const markNotificationsRead = endpoint({
	method: 'POST',
	path: 'notifications/read',
	access: 'account',
	summary: 'Note that everything up to this one was read; what came since stays unread.',
	body: z.object({ through: Id }),
	details: z.null(),
	message: 'messagingAnswers.allRead',
})

/** The channels that a kind of notification uses besides the portal. */
export const NotificationSetting = z.object({
	kind: NotificationKind,
	mail: z.boolean(),
	push: z.boolean(),
})
export type NotificationSetting = z.infer<typeof NotificationSetting>

export const listNotificationSettings = endpoint({
	method: 'GET',
	path: 'notification-settings',
	access: 'account',
	summary: 'By mail and push besides the portal: what the caller wants, kind by kind.',
	details: z.array(NotificationSetting),
})

export const saveNotificationSetting = endpoint({
	method: 'PUT',
	path: 'notification-settings',
	access: 'account',
	summary: 'Choose the ways of one kind of notification.',
	body: NotificationSetting,
	details: z.null(),
	message: 'messagingAnswers.choiceSaved',
})

const unsubscribing = z.object({
	key: z.string().regex(/^[\w-]{43}$/, 'problems.link'),
	kind: NotificationKind,
})

export const showMailSubscription = endpoint({
	method: 'GET',
	path: 'mail-subscriptions/:key/:kind',
	access: 'anyone',
	summary:
		'Whether mails of a kind still go out, for the link at the end of such a mail. It changes nothing.',
	params: unsubscribing,
	details: z.object({ kind: NotificationKind, mail: z.boolean() }),
})

export const endMailSubscription = endpoint({
	method: 'POST',
	path: 'mail-subscriptions/:key/:kind/end',
	access: 'anyone',
	summary: 'Send no more mails of a kind. Mail programs call it by themselves (RFC 8058).',
	params: unsubscribing,
	details: z.null(),
	message: 'messagingAnswers.unsubscribed',
})
