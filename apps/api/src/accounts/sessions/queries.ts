import { pageSize } from '@profile-search/contract/platform/basics'
import type { Db } from '@profile-search/db/client'
import { accessTokens } from '@profile-search/db/schema/accounts/access-tokens'
import { accountActivity, sessions } from '@profile-search/db/schema/accounts/sessions'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { isAlive } from '#http/session.ts'
import { pageOfList } from '#platform/lists.ts'

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

/** False when this account has no such session. */
export async function deleteSession(db: Db, accountId: string, sessionId: string) {
	const ended = await db
		.delete(sessions)
		.where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
		.returning({ id: sessions.id })
	return ended.length > 0
}

export async function deleteOtherSessions(db: Db, accountId: string, currentId: string) {
	await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, currentId)))
}

/** Ends every session and every access token of an account. */
export async function deleteSessions(db: Db, accountId: string) {
	await db.delete(accessTokens).where(eq(accessTokens.accountId, accountId))
	await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

/** What happened to an account, newest first. */
export async function listActivity(db: Db, accountId: string, page: number) {
	const isMine = eq(accountActivity.accountId, accountId)
	const items = await db
		.select()
		.from(accountActivity)
		.where(isMine)
		.orderBy(desc(accountActivity.at), desc(accountActivity.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return pageOfList(items, await db.$count(accountActivity, isMine), page)
}

/** A line of the activity. Undefined when it is gone. */
export async function findActivity(db: Db, id: string) {
	const [line] = await db.select().from(accountActivity).where(eq(accountActivity.id, id))
	return line
}
