import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { malformed } from '#platform/refusal.ts'

/** The longest row, in characters. */
const longestRow = 200_000
const chunk = 64 * 1024

/** A row with its number as a spreadsheet shows it. */
export type FileRow = { number: number; cells: string[] }

/** The rows of a CSV file (RFC 4180) in UTF-8 that are not blank, whichever of the usual separators it has. */
export async function* csvRows(bytes: Uint8Array): AsyncGenerator<FileRow> {
	/** The last row that could be parsed, which may be ahead of those received. */
	let parsed = 0
	const parser = parse({
		delimiter: delimiterOf(bytes),
		bom: true,
		relax_column_count: true,
		// A sign for inches within a text is no quotation mark.
		relax_quotes: true,
		skip_empty_lines: false,
		max_record_size: longestRow,
		on_record(record) {
			parsed++
			return record
		},
	})
	const source = Readable.from(chunksOf(bytes)).on('error', (error) => parser.destroy(error))
	let number = 0
	try {
		for await (const record of source.pipe(parser)) {
			number++
			const cells = (record as string[]).map(cellOf)
			if (cells.some((cell) => cell !== '')) yield { number, cells }
		}
	} catch (error) {
		if (!(error instanceof Error) || !('code' in error)) throw error
		throw malformed('problems.importDamaged', undefined, { row: parsed + 1 })
	} finally {
		source.destroy()
	}
}

/** Without the apostrophe that the export writes before what a spreadsheet would take for a formula. */
function cellOf(cell: string) {
	return cell.trim().replace(/^'(?=\s*[=+\-@]|[\t\r\n])/, '')
}

/** Excel separates by semicolons where a comma is the decimal sign, and text that is copied has tabs. */
function delimiterOf(bytes: Uint8Array) {
	const [names = ''] = new TextDecoder()
		.decode(bytes.subarray(0, chunk))
		.replaceAll(/"[^"]*"/g, '')
		.split(/[\r\n]+/)
	const amounts = [',', ';', '\t'].map((sign) => ({ sign, amount: names.split(sign).length }))
	return amounts.reduce((most, each) => (each.amount > most.amount ? each : most)).sign
}

function* chunksOf(bytes: Uint8Array) {
	for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
}
