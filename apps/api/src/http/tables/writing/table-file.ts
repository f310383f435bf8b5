import { Readable } from 'node:stream'
import { workbookMediaType } from '@profile-search/contract/http/imports'
import type { FastifyReply } from 'fastify'
import { writeXlsxStream } from 'hucre/xlsx'
import { byteOrderMark, lineOf, type Cell } from '../../answers/csv.ts'

type TableKind = 'csv' | 'xlsx'

const mediaTypes: Record<TableKind, string> = {
	csv: 'text/csv; charset=utf-8',
	xlsx: workbookMediaType,
}

/** The bytes of a CSV file or a workbook, made while they are read, so that the memory does not grow with the rows. */
export function tableFile(kind: TableKind, name: string, rows: AsyncIterable<Cell[]>) {
	return Readable.from(kind === 'csv' ? csvLines(rows) : writeXlsxStream(rows, { name }))
}

/** Answers with a table as a file of this name, as an attachment. */
export async function sendTable(
	reply: FastifyReply,
	kind: TableKind,
	name: string,
	rows: AsyncIterable<Cell[]>,
) {
	return reply
		.type(mediaTypes[kind])
		.header('content-disposition', `attachment; filename="${name}.${kind}"`)
		.header('x-content-type-options', 'nosniff')
		.send(tableFile(kind, name, rows))
}

async function* csvLines(rows: AsyncIterable<Cell[]>) {
	let start = byteOrderMark
	for await (const row of rows) {
		yield start + lineOf(row)
		start = ''
	}
}
