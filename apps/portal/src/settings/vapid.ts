import type { Db } from '@profile-search/db/client'
import { vapidKeys } from '@profile-search/db/schema/messaging/push'
import type { Settings } from './settings.ts'

/**
 * The keys that identify the portal to push services: those of the settings, or a pair created at the first start and
 * kept in the database, so that every machine uses the same one. Another pair would void every subscription.
 */
export async function vapidOf(settings: Settings, db: Db) {
	return { ...(settings.vapid ?? (await keptKeys(db))), subject: subjectOf(settings) }
}

/** When several machines start at once, one writes its pair and all read it. */
async function keptKeys(db: Db) {
	const kept = await readKeys(db)
	if (kept) return kept
	const { newVapidKeys } = await import('@profile-search/api/platform/channels/push/pusher')
	await db.insert(vapidKeys).values(newVapidKeys()).onConflictDoNothing()
	const keys = await readKeys(db)
	if (!keys) throw new Error('The keys for push notifications were not kept.')
	return keys
}

async function readKeys(db: Db) {
	const [keys] = await db
		.select({ publicKey: vapidKeys.publicKey, privateKey: vapidKeys.privateKey })
		.from(vapidKeys)
	return keys
}

/** The contact for push services: they accept only an https address or a mail address. */
function subjectOf({ mailFrom, publicUrl }: Settings) {
	if (publicUrl?.startsWith('https:')) return publicUrl
	return `mailto:${mailFrom.match(/<([^>]+)>/)?.[1] ?? mailFrom}`
}
