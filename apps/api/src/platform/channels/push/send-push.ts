import type { PushNotification } from '@profile-search/contract/messaging/push'
import type { Db } from '@profile-search/db/client'
import { enqueue } from '../../queue/queue.ts'

/** A notification from yesterday is of no use to anybody. */
const keptSeconds = 24 * 60 * 60

/** Notifies every subscribed device of an account once the current transaction commits. */
export async function sendPush(
	db: Db,
	accountId: string,
	notification: PushNotification,
	aboutId?: string | null,
) {
	const { title, body, page, orderId } = notification
	await enqueue(db, 'push', {
		accountId,
		// Push services accept 4096 bytes.
		title: cut(title, 120),
		body: cut(body, 800),
		page,
		...(orderId !== null && { orderId }),
		// Marks queued text for deletion when that account is erased.
		...(aboutId && { aboutId }),
		until: new Date(Date.now() + keptSeconds * 1000).toISOString(),
	})
}

function cut(text: string, length: number) {
	return text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text
}
