import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { eq } from 'drizzle-orm'

/** Lines of the audit log for the pages of approvers and moderators: what was done, by whom, why and when. */
export function linesOfLog(db: Db) {
	return db
		.select({
			action: auditLog.action,
			actorName: fullNameIn<string | null>(accounts),
			reason: auditLog.reason,
			at: auditLog.at,
		})
		.from(auditLog)
		.leftJoin(accounts, eq(accounts.id, auditLog.actorId))
}
