import { importedPersonDays } from '@profile-search/contract/profiles/imports/people'
import type { Db } from '@profile-search/db/client'
import { peopleImportRows } from '@profile-search/db/schema/profiles/people-imports'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { lockImport, updateImport } from './queries.ts'

/** So many people are invited in a minute, so that mail servers do not take the portal for a sender of junk. */
export const invitedAMinute = 600

/**
 * Invites the next people of an import, a minute's worth. A row and the mail that it leads to are written together: after
 * a kill in the middle, neither is there. Returns whether there may be more.
 */
export async function inviteNext(db: Db, importId: string) {
	return db.transaction(async (transaction) => {
		const found = await lockImport(transaction, importId, 'importing')
		if (!found) return false
		const rows = await transaction
			.select({ number: peopleImportRows.number })
			.from(peopleImportRows)
			.where(
				and(
					eq(peopleImportRows.importId, importId),
					eq(peopleImportRows.state, 'ready'),
					isNull(peopleImportRows.known),
				),
			)
			.orderBy(asc(peopleImportRows.number))
			.limit(invitedAMinute)
		const numbers = rows.map(({ number }) => number)
		if (numbers.length > 0)
			await transaction
				.update(peopleImportRows)
				.set({
					state: 'invited',
					expiresAt: sql`now() + make_interval(days => ${importedPersonDays})`,
				})
				.where(and(eq(peopleImportRows.importId, importId), inArray(peopleImportRows.number, numbers)))
		for (const number of numbers) await enqueue(transaction, 'mail_people_invitation', { importId, number })
		const isOver = numbers.length < invitedAMinute
		const invited = found.invited + numbers.length
		await updateImport(transaction, importId, { invited, ...(isOver && { state: 'done' as const }) })
		if (isOver)
			await record(transaction, {
				actorId: found.accountId,
				action: 'people_imported',
				subjectId: importId,
				facts: { file: found.fileName, source: found.source, invited },
			})
		return !isOver
	})
}
