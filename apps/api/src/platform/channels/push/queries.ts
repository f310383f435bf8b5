import type { Db } from '@profile-search/db/client'
import { pushSubscriptions } from '@profile-search/db/schema/messaging/push'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'

const mostSubscriptions = 20

/**
 * Saves a browser's subscription. A browser that served another account moves to this one; beyond twenty, the
 * oldest subscriptions are deleted.
 */
export async function saveSubscription(db: Db, subscription: typeof pushSubscriptions.$inferInsert) {
	const { accountId, sessionId, p256dh, auth, userAgent } = subscription
	return db.transaction(async (transaction) => {
		const [saved] = await transaction
			.insert(pushSubscriptions)
			.values(subscription)
			.onConflictDoUpdate({
				target: pushSubscriptions.endpoint,
				set: { accountId, sessionId, p256dh, auth, userAgent, createdAt: sql`now()` },
			})
			.returning()
		const oldest = transaction
			.select({ id: pushSubscriptions.id })
			.from(pushSubscriptions)
			.where(eq(pushSubscriptions.accountId, accountId))
			.orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
			.offset(mostSubscriptions)
		await transaction.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest))
		if (!saved) throw new Error('The subscription was not saved.')
		return saved
	})
}

export async function listSubscriptionIds(db: Db, accountId: string) {
	const rows = await db
		.select({ id: pushSubscriptions.id })
		.from(pushSubscriptions)
		.where(eq(pushSubscriptions.accountId, accountId))
		.orderBy(pushSubscriptions.id)
	return rows.map(({ id }) => id)
}

/**
 * Undefined when the browser no longer serves this account: a notification for one account must not reach
 * another.
 */
export async function findSubscription(db: Db, accountId: string, id: string) {
	const [subscription] = await db
		.select()
		.from(pushSubscriptions)
		.where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.accountId, accountId)))
	return subscription
}

export async function deleteSubscriptionOf(db: Db, accountId: string, endpoint: string) {
	await db
		.delete(pushSubscriptions)
		.where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.accountId, accountId)))
}

export async function deleteSubscription(db: Db, id: string) {
	await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}
