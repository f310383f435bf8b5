import { isUtf8 } from 'node:buffer'
import { malformedAt } from '#platform/refusal.ts'

/** A workbook of Excel is a ZIP archive, its predecessor a compound file. */
const archive = [0x50, 0x4b, 0x03, 0x04]
const compound = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * Tells by its content what a file is. Refuses what is neither a workbook nor text in UTF-8, and what is no workbook though
 * its name says so: as text, it would be a table that makes no sense.
 */
export function kindOf(bytes: Uint8Array, name = '') {
	if (begins(bytes, archive)) return 'xlsx'
	if (/\.xlsx$/i.test(name)) throw malformedAt('file', 'problems.importNoWorkbook')
	if (begins(bytes, compound)) throw malformedAt('file', 'problems.importOldExcel')
	if (!isUtf8(bytes) || bytes.includes(0)) throw malformedAt('file', 'problems.importNotUtf8')
	return 'csv'
}

function begins(bytes: Uint8Array, magic: number[]) {
	return magic.every((byte, at) => bytes[at] === byte)
}
