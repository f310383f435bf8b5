import type { Db } from '@profile-search/db/client'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { record } from './record.ts'

/**
 * Erases what the log says about a subject: reason, facts and salt. The log still records that something was
 * done, when and by whom, and the hash chain still holds. Returns the number of rows. A new line in the log
 * reports the erasure, so that it can be told from tampering.
 */
export async function eraseContent(db: Db, subjectId: string) {
	return db.transaction(async (transaction) => {
		const erased = await transaction
			.update(auditLog)
			.set({ reason: null, facts: sql`'{}'`, salt: null })
			.where(
				and(
					eq(auditLog.subjectId, subjectId),
					ne(auditLog.action, 'content_erased'),
					isNotNull(auditLog.number),
					isNotNull(auditLog.salt),
				),
			)
			.returning({ number: auditLog.number })
		if (erased.length)
			await record(transaction, {
				action: 'content_erased',
				subjectId,
				facts: { rows: erased.map(({ number }) => number) },
			})
		return erased.length
	})
}
