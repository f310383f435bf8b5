import type { NotificationKind } from '@profile-search/contract/messaging/notifications'
import type { PushNotification } from '@profile-search/contract/messaging/push'
import type { Db } from '@profile-search/db/client'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { announce } from '#platform/channels/events/announce.ts'
import { sendPush } from '#platform/channels/push/send-push.ts'
import { inLanguageOf } from '../accounts/in-language-of.ts'
import { findPushReader } from './settings.ts'
import { told } from './told.ts'

/**
 * Notifies an account in the portal and on its devices, in the transaction that causes it. A title or body that the
 * portal says is the code of a text, so that it is read in the language of its reader. `aboutId` is the
 * account that the text names: when that account is erased, nobody can read the text any more.
 */
export async function tell(
	db: Db,
	accountId: string,
	{ aboutId, ...notification }: PushNotification & { kind: NotificationKind; aboutId?: string | null },
) {
	await db.insert(notifications).values({ accountId, aboutId, ...notification })
	await announce(db, [accountId], { kind: 'notification' })
	const reader = await findPushReader(db, accountId, notification.kind)
	if (!reader) return
	const { title, body } = notification
	const shown = inLanguageOf(reader, () => ({ title: told(title), body: told(body) }))
	await sendPush(db, accountId, { ...notification, ...shown }, aboutId)
}
