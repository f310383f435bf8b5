import type { Db } from '@profile-search/db/client'
import { peopleImportRows } from '@profile-search/db/schema/profiles/people-imports'
import { eq } from 'drizzle-orm'
import { readTable } from '#http/tables/read-table.ts'
import type { FileStore } from '#platform/context/outside.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { lockImport, updateImport } from '../queries.ts'
import { matchColumns } from '../understanding/columns.ts'

/**
 * Puts the rows of an uploaded file into the table, all or none, and lets the file go. A file that cannot be read is
 * thrown as a refusal.
 */
export async function stageRows(db: Db, files: FileStore, importId: string) {
	await db.transaction(async (transaction) => {
		const found = await lockImport(transaction, importId, 'reading')
		if (!found?.key) return
		await transaction.delete(peopleImportRows).where(eq(peopleImportRows.importId, importId))
		const { header, rows } = await readTable(await files.getBytes(found.key), async (batch) => {
			await transaction.insert(peopleImportRows).values(batch.map((row) => ({ importId, ...row })))
		})
		await enqueue(transaction, 'remove_file', { key: found.key })
		await updateImport(transaction, importId, {
			key: null,
			header,
			columns: matchColumns[found.kind](header),
			rows,
		})
	})
}
