import type { Db } from '@profile-search/db/client'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { keyset, nextAfter, type Position } from '#platform/lists.ts'
import { told } from './told.ts'

const notificationsOnPage = 30

const newestFirst = keyset('desc', notifications.id)

/** The notifications of an account, newest first, in the language of the reader. */
export async function listNotifications(
	db: Db,
	accountId: string,
	{
		before,
		box,
		after,
	}: { before?: string | undefined; box: 'all' | 'unread'; after?: Position | undefined },
) {
	const rows = await db
		.select({
			id: notifications.id,
			kind: notifications.kind,
			title: notifications.title,
			body: notifications.body,
			page: notifications.page,
			orderId: notifications.orderId,
			at: notifications.createdAt,
			isRead: sql<boolean>`${notifications.readAt} is not null`,
			position: newestFirst.position,
		})
		.from(notifications)
		.where(
			and(
				eq(notifications.accountId, accountId),
				box === 'unread' ? isNull(notifications.readAt) : undefined,
				before ? lt(notifications.id, before) : undefined,
				newestFirst.after(after),
			),
		)
		.orderBy(...newestFirst.orderBy)
		.limit(notificationsOnPage + 1)
	return {
		items: rows
			.slice(0, notificationsOnPage)
			.map((row) => ({ ...row, title: told(row.title), body: told(row.body) })),
		hasMore: rows.length > notificationsOnPage,
		next: nextAfter(rows, notificationsOnPage),
		unread: await countUnreadNotifications(db, accountId),
	}
}

export async function countUnreadNotifications(db: Db, accountId: string) {
	return db.$count(notifications, isUnreadOf(accountId))
}

/** False when the account has no such notification. */
export async function updateToRead(db: Db, accountId: string, id: string) {
	const updated = await db
		.update(notifications)
		.set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
		.where(and(eq(notifications.id, id), eq(notifications.accountId, accountId)))
		.returning({ id: notifications.id })
	return updated.length > 0
}

/** Marks everything up to this one as read; what came since stays unread. */
export async function updateAllToRead(db: Db, accountId: string, through: string) {
	await db
		.update(notifications)
		.set({ readAt: sql`now()` })
		.where(and(isUnreadOf(accountId), lte(notifications.id, through)))
}

function isUnreadOf(accountId: string) {
	return and(eq(notifications.accountId, accountId), isNull(notifications.readAt))
}
