import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { desc, eq } from 'drizzle-orm'
import { linesOfLog } from '#platform/audit/lines.ts'
import { conflictWith } from './conflict.ts'

/** All decisions about an account, newest first. */
export async function listDecisions(db: Db, accountId: string) {
	return linesOfLog(db).where(eq(auditLog.subjectId, accountId)).orderBy(desc(auditLog.at)).limit(100)
}

/** The state of an account as an approver sees it. */
export async function findStanding(db: Db, approverId: string, accountId: string) {
	const [found] = await db
		.select({
			userType: accounts.userType,
			status: accounts.status,
			statusReason: accounts.statusReason,
			waitingSince: accounts.waitingSince,
			askedAt: accounts.askedAt,
			conflict: conflictWith(approverId),
		})
		.from(accounts)
		.where(eq(accounts.id, accountId))
	return found
}
