import type { NotificationKind } from '@profile-search/contract/messaging/notifications'
import type { PushNotification } from '@profile-search/contract/messaging/push'
import type { Db } from '@profile-search/db/client'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { announce } from '#platform/channels/events/announce.ts'
import { sendPush } from '#platform/channels/push/send-push.ts'
import { wantsPush } from './settings.ts'

/**
 * Notifies an account in the portal and on its devices, in the transaction that causes it. `aboutId` is the
 * account that the text names: when that account is erased, nobody can read the text any more.
 */
export async function tell(
	db: Db,
	accountId: string,
	{ aboutId, ...notification }: PushNotification & { kind: NotificationKind; aboutId?: string | null },
) {
	await db.insert(notifications).values({ accountId, aboutId, ...notification })
	await announce(db, [accountId], { kind: 'notification' })
	if (await wantsPush(db, accountId, notification.kind)) await sendPush(db, accountId, notification, aboutId)
}
