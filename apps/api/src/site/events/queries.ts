import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { sessions } from '@profile-search/db/schema/accounts/sessions'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { countUnreadNotifications } from '#accounts/notifications/queries.ts'
import { isAlive } from '#http/session.ts'
import { findReader } from '#messaging/messages/threads/reader.ts'
import { countUnreadThreads } from '#messaging/messages/threads/threads.ts'
import { countWaitingFor } from '#trust/approvals/count-waiting.ts'
import { countCasesFor } from '#trust/moderation/queries.ts'

/** The unread counts of an account. */
export async function countUnread(db: Db, accountId: string) {
	const reader = await findReader(db, accountId)
	const [threads, notifications, waiting, cases] = await Promise.all([
		reader ? countUnreadThreads(db, reader) : 0,
		countUnreadNotifications(db, accountId),
		reader ? countWaitingFor(db, reader) : 0,
		countCasesFor(db, accountId),
	])
	return { threads, notifications, waiting, cases }
}

/**
 * The ones of these sessions that are still valid, of accounts that are not suspended. The query does not prolong
 * them.
 */
export async function listHolding(db: Db, sessionIds: string[]) {
	if (sessionIds.length === 0) return new Set<string>()
	const rows = await db
		.select({ id: sessions.id })
		.from(sessions)
		.innerJoin(accounts, eq(accounts.id, sessions.accountId))
		.where(and(inArray(sessions.id, sessionIds), isAlive(), ne(accounts.status, 'suspended')))
	return new Set(rows.map(({ id }) => id))
}
