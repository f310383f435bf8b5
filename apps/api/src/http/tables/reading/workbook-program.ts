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
const { isBounded, hasSheets } = lookInto(bytes)
if (!isBounded) refuse('problems.importTooMuch')

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
// Documents of Word are archives of the same kind, and their reader finds no sheet in them.
if (lines.length === 0 && !hasSheets) refuse('problems.importNoWorkbook')
answer(Buffer.concat(lines))

/**
 * How much a workbook claims to hold, and whether it names a sheet; nothing is unpacked for this. Its reader unpacks no
 * more of a part than is claimed, where anything is.
 */
function lookInto(workbook: Uint8Array) {
	let [parts, claimed, isHonest, hasSheets] = [0, 0, true, false]
	try {
		unzipSync(workbook, {
			filter({ name, originalSize, size: packed }) {
				parts++
				if (name.includes('worksheets/')) hasSheets = true
				claimed += originalSize
				if (originalSize === 0 && packed > 2) isHonest = false
				return false
			},
		})
	} catch {
		refuse('problems.importNoWorkbook')
	}
	return { isBounded: isHonest && parts <= mostParts && claimed <= mostBytes, hasSheets }
}

/** The value that a spreadsheet shows for a formula; a day as 2026-12-31. */
function textOf(value: unknown): string {
	if (value === null || value === undefined) return ''
	if (!(value instanceof Date)) return String(value).replaceAll('\0', '')
	const moment = value.toISOString()
	return moment.endsWith('T00:00:00.000Z') ? moment.slice(0, 10) : moment
}
