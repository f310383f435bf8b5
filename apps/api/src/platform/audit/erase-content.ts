import type { Db } from '@profile-search/db/client'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { record } from './record.ts'

/**
 * Destroys what the log says of a subject: reason, facts and salt. That something was done, when and by whom stays,
 * and so does the chain. Gives the number of rows; a line in the log tells of them, so that no other hand passes for this.
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
