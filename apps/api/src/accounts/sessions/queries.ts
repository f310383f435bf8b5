import type { Db } from '@profile-search/db/client'
import { accessTokens } from '@profile-search/db/schema/accounts/access-tokens'
import { calendarFeeds } from '@profile-search/db/schema/accounts/calendar-feeds'
import { accountActivity, sessions } from '@profile-search/db/schema/accounts/sessions'
import { pushSubscriptions } from '@profile-search/db/schema/messaging/push'
import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { isAlive } from '#http/session.ts'
import { keyset, pageWithNext, rowsOfPage, type PageAsked } from '#platform/lists.ts'

/** The live sessions of an account: the current one first, then the latest seen. */
export async function listSessions(db: Db, accountId: string, currentId: string) {
	const isCurrent = sql<boolean>`${sessions.id} = ${currentId}`
	return db
		.select({
			id: sessions.id,
			userAgent: sessions.userAgent,
			country: sessions.country,
			createdAt: sessions.createdAt,
			lastSeenAt: sessions.lastSeenAt,
			isCurrent,
		})
		.from(sessions)
		.where(and(eq(sessions.accountId, accountId), isAlive()))
		.orderBy(desc(isCurrent), desc(sessions.lastSeenAt), desc(sessions.id))
		.limit(100)
}

/** Ends a session, and push to the browser in which it was. False when this account has no such session. */
export async function deleteSession(db: Db, accountId: string, sessionId: string) {
	const { accountId: account, sessionId: session } = pushSubscriptions
	await db.delete(pushSubscriptions).where(and(eq(account, accountId), eq(session, sessionId)))
	const ended = await db
		.delete(sessions)
		.where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
		.returning({ id: sessions.id })
	return ended.length > 0
}

/** Ends every session but one, and push to every other browser, also where the session had run out. */
export async function deleteOtherSessions(db: Db, accountId: string, currentId: string) {
	const isOther = sql`${pushSubscriptions.sessionId} is distinct from ${currentId}`
	await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.accountId, accountId), isOther))
	await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, currentId)))
}

/** Ends every session, every access token and the calendar address of an account, and push to its browsers. */
export async function deleteSessions(db: Db, accountId: string) {
	await db.delete(accessTokens).where(eq(accessTokens.accountId, accountId))
	await db.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId))
	await db.delete(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId))
	await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

const newestFirst = keyset('desc', accountActivity.at, accountActivity.id)

/** What happened to an account, newest first. */
export async function listActivity(db: Db, accountId: string, asked: PageAsked) {
	const { limit, offset } = rowsOfPage(asked)
	const isMine = eq(accountActivity.accountId, accountId)
	const rows = await db
		.select({ ...getTableColumns(accountActivity), position: newestFirst.position })
		.from(accountActivity)
		.where(and(isMine, newestFirst.after(asked.after)))
		.orderBy(...newestFirst.orderBy)
		.limit(limit)
		.offset(offset)
	return pageWithNext(rows, await db.$count(accountActivity, isMine), asked.page)
}

/** A line of the activity. Undefined when it is gone. */
export async function findActivity(db: Db, id: string) {
	const [line] = await db.select().from(accountActivity).where(eq(accountActivity.id, id))
	return line
}
