import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { and, asc, eq, sql } from 'drizzle-orm'

/** The events of a case, oldest first, from the audit log. */
export async function listLines(db: Db, { id, subjectId }: { id: string; subjectId: string }) {
	return db
		.select({
			action: auditLog.action,
			actorName: fullNameIn<string | null>(accounts),
			reason: auditLog.reason,
			at: auditLog.at,
		})
		.from(auditLog)
		.leftJoin(accounts, eq(accounts.id, auditLog.actorId))
		.where(and(eq(auditLog.subjectId, subjectId), sql`${auditLog.facts} ->> 'caseId' = ${id}`))
		.orderBy(asc(auditLog.at), asc(auditLog.id))
		.limit(100)
}
