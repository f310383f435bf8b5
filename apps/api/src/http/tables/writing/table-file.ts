import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import { byteOrderMark, lineOf, type Cell } from '../../answers/csv.ts'

export type TableKind = 'csv' | 'xlsx'

/** The bytes of a CSV file or a workbook, made while they are read, so that the memory does not grow with the rows. */
export function tableFile(kind: TableKind, name: string, rows: AsyncIterable<Cell[]>) {
	return Readable.from(kind === 'csv' ? csvLines(rows) : writeXlsxStream(rows, { name }))
}

async function* csvLines(rows: AsyncIterable<Cell[]>) {
	let start = byteOrderMark
	for await (const row of rows) {
		yield start + lineOf(row)
		start = ''
	}
}
