import { mostImportColumns, mostImportRows } from '@profile-search/contract/hiring/drafts/job-imports'
import type { Db } from '@profile-search/db/client'
import { jobImportRows } from '@profile-search/db/schema/hiring/job-imports'
import { eq } from 'drizzle-orm'
import type { FileStore } from '#platform/context/outside.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { malformed } from '#platform/refusal.ts'
import { lockImport, updateImport } from './queries.ts'
import { readFile } from './reading/read-file.ts'
import { matchColumns } from './understanding/match-columns.ts'

const rowsAtOnce = 1000

/**
 * Puts the rows of an uploaded file into the table, all or none, and lets the file go. A file that cannot be read is
 * thrown as a refusal.
 */
export async function stageRows(db: Db, files: FileStore, importId: string) {
	await db.transaction(async (transaction) => {
		const found = await lockImport(transaction, importId, 'reading')
		if (!found?.key) return
		let header: string[] | undefined
		let rows = 0
		let batch: (typeof jobImportRows.$inferInsert)[] = []
		const write = async () => {
			if (batch.length) await transaction.insert(jobImportRows).values(batch)
			batch = []
		}
		await transaction.delete(jobImportRows).where(eq(jobImportRows.importId, importId))
		for await (const { number, cells } of await readFile(await files.getBytes(found.key))) {
			if (!header) {
				header = cells
				while (header.at(-1) === '') header.pop()
				if (header.length > mostImportColumns)
					throw malformed('hiringProblems.importTooWide', undefined, { most: mostImportColumns })
				continue
			}
			if (++rows > mostImportRows)
				throw malformed('hiringProblems.importTooLong', undefined, { most: mostImportRows })
			batch.push({ importId, number, cells: cells.slice(0, header.length) })
			if (batch.length === rowsAtOnce) await write()
		}
		await write()
		if (!header || rows === 0) throw malformed('hiringProblems.importNoRows')
		await enqueue(transaction, 'remove_file', { key: found.key })
		await updateImport(transaction, importId, { key: null, header, columns: matchColumns(header), rows })
	})
}
