import { newVapidKeys } from '@profile-search/api/platform/channels/push/pusher'
import type { Db } from '@profile-search/db/client'
import { vapidKeys } from '@profile-search/db/schema/messaging/push'
import type { Settings } from './settings.ts'

/**
 * The keys that push services know the portal by: those of the settings, or a pair made at the first start and kept in
 * the database, where every machine finds the same. Another pair would void every subscription.
 */
export async function vapidOf(settings: Settings, db: Db) {
	return { ...(settings.vapid ?? (await keptKeys(db))), subject: subjectOf(settings) }
}

/** Of several machines that start at once, one writes its pair and all read it. */
async function keptKeys(db: Db) {
	await db.insert(vapidKeys).values(newVapidKeys()).onConflictDoNothing()
	const [keys] = await db
		.select({ publicKey: vapidKeys.publicKey, privateKey: vapidKeys.privateKey })
		.from(vapidKeys)
	if (!keys) throw new Error('The keys for push notifications were not kept.')
	return keys
}

/** Whom a push service writes to: it takes an https address or a mailbox, nothing else. */
function subjectOf({ mailFrom, publicUrl }: Settings) {
	if (publicUrl?.startsWith('https:')) return publicUrl
	return `mailto:${mailFrom.match(/<([^>]+)>/)?.[1] ?? mailFrom}`
}
