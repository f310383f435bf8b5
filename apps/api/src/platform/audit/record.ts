import type { Db } from '@profile-search/db/client'
import { auditLog } from '@profile-search/db/schema/platform/site'

type Row = typeof auditLog.$inferInsert

/** Who did what to whom, and why. The facts hold the state before and after, as `before` and `after`. */
export type AuditLine = Pick<Row, 'actorId' | 'action' | 'subjectId' | 'reason' | 'facts'>

/**
 * Writes a line in the audit log, in the transaction of the change it records. Lines are never changed or
 * removed.
 */
export async function record(db: Db, line: AuditLine) {
	await db.insert(auditLog).values(line)
}
