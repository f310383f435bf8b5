import { mostImportColumns, mostImportRows } from '@profile-search/contract/http/imports'
import { malformed } from '#platform/refusal.ts'
import type { FileRow } from './reading/csv-rows.ts'
import { readFile } from './reading/read-file.ts'

const rowsAtOnce = 1000

/**
 * Reads the rows below the names of the columns, and hands over so many at a time. Returns the names and the number of
 * rows. A file that cannot be read, or has none or too many, is thrown as a refusal, perhaps after some were handed over.
 */
export async function readTable(bytes: Uint8Array, take: (rows: FileRow[]) => Promise<void>) {
	let header: string[] | undefined
	let rows = 0
	let batch: FileRow[] = []
	for await (const { number, cells } of await readFile(bytes)) {
		if (!header) {
			header = headerOf(cells)
			continue
		}
		if (++rows > mostImportRows)
			throw malformed('problems.importTooLong', undefined, { most: mostImportRows })
		batch.push({ number, cells: cells.slice(0, header.length) })
		if (batch.length === rowsAtOnce) {
			await take(batch)
			batch = []
		}
	}
	if (batch.length > 0) await take(batch)
	if (!header || rows === 0) throw malformed('problems.importNoRows')
	return { header, rows }
}

function headerOf(cells: string[]) {
	const header = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
	if (header.length > mostImportColumns)
		throw malformed('problems.importTooWide', undefined, { most: mostImportColumns })
	return header
}
