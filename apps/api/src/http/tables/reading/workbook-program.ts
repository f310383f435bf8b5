import { mostImportColumns, mostImportRows } from '@profile-search/contract/http/imports'
import { unzipSync } from 'fflate'
import { streamXlsxRows } from 'hucre/xlsx'
import { answer, refuse, takeInput } from '#platform/files/confined/confinement.ts'
import { lineOf } from '../../answers/csv.ts'

/** The program that opens a stranger's workbook and returns the values of its first sheet as CSV. */

/** The most bytes that a workbook may unpack to, and that its values may have. */
const mostBytes = 256 * 1024 * 1024
const mostText = 48 * 1024 * 1024
const mostParts = 1000

const bytes = new Uint8Array(await takeInput())
if (!isBounded(bytes)) refuse('problems.importTooMuch')

const lines: Buffer[] = []
let [next, size] = [0, 0]
try {
	for await (const { index, values } of streamXlsxRows(bytes)) {
		if (index > mostImportRows) refuse('problems.importTooMuch')
		const blank = '\r\n'.repeat(Math.max(0, index - next))
		next = index + 1
		const line = Buffer.from(blank + lineOf(values.slice(0, mostImportColumns).map(textOf)))
		size += line.length
		if (size > mostText) refuse('problems.importTooMuch')
		lines.push(line)
	}
} catch {
	refuse('problems.importNoWorkbook')
}
answer(Buffer.concat(lines))

/**
 * Nothing is unpacked to see how much a workbook claims to hold. Its reader unpacks no more of a part than is claimed,
 * where anything is.
 */
function isBounded(workbook: Uint8Array) {
	let [parts, claimed, isHonest] = [0, 0, true]
	try {
		unzipSync(workbook, {
			filter({ originalSize, size: packed }) {
				parts++
				claimed += originalSize
				if (originalSize === 0 && packed > 2) isHonest = false
				return false
			},
		})
	} catch {
		refuse('problems.importNoWorkbook')
	}
	return isHonest && parts <= mostParts && claimed <= mostBytes
}

/** The value that a spreadsheet shows for a formula; a day as 2026-12-31. */
function textOf(value: unknown): string {
	if (value === null || value === undefined) return ''
	if (!(value instanceof Date)) return String(value).replaceAll('\0', '')
	const moment = value.toISOString()
	return moment.endsWith('T00:00:00.000Z') ? moment.slice(0, 10) : moment
}
