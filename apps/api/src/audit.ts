import type { Db } from '@profile-search/db/client'
import { auditLog } from '@profile-search/db/schema/site'

/** Writes a line in the audit log, in the transaction of what it tells. Lines are never changed or taken out. */
export async function record(db: Db, line: typeof auditLog.$inferInsert) {
	await db.insert(auditLog).values(line)
}
