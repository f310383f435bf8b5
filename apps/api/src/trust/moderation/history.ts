import type { Db } from '@profile-search/db/client'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { and, asc, eq, sql } from 'drizzle-orm'
import { linesOfLog } from '#platform/audit/lines.ts'

/** The events of a case, oldest first, from the audit log. */
export async function listLines(db: Db, { id, subjectId }: { id: string; subjectId: string }) {
	return linesOfLog(db)
		.where(and(eq(auditLog.subjectId, subjectId), sql`${auditLog.facts} ->> 'caseId' = ${id}`))
		.orderBy(asc(auditLog.at), asc(auditLog.id))
		.limit(100)
}
