import type { PushNotification } from '@profile-search/contract/messaging/push'

/** Where a notification leads: always within the site, whoever sent it. */
export function placeOf({ page, orderId }: Pick<PushNotification, 'page' | 'orderId'>) {
	if (page === 'new-delivery') return orderId && /^[\w-]+$/.test(orderId) ? `/new-delivery/${orderId}` : '/'
	return /^[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*$/.test(page) ? `/${page}` : '/'
}

/** Reads a notification from an untrusted payload; null if it has no title. */
export function readPush(arrived: unknown): PushNotification | null {
	if (typeof arrived !== 'object' || arrived === null || !('title' in arrived)) return null
	const { title, body, page, orderId }: Record<string, unknown> = { ...arrived }
	if (typeof title !== 'string' || title === '') return null
	return {
		title,
		body: typeof body === 'string' ? body : '',
		page: typeof page === 'string' ? page : '',
		orderId: typeof orderId === 'string' && orderId !== '' ? orderId : null,
	}
}
