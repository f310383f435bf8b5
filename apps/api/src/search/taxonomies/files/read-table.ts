import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextKey } from '@profile-search/text/translate'
import { parse } from 'csv-parse'
import { malformed } from '#platform/refusal.ts'

/** How the files of a taxonomy separate and quote their columns. */
export type Form = { delimiter: ',' | '\t'; quote: '"' | null }

/** Makes an error that names file and line. */
type Fault = (key: TextKey, values?: Record<string, string>) => Error

/** A row of a table: `value` gives that of a column, `fault` an error that names file and line. */
export type Row = { value: (column: string) => string; fault: Fault }

/** A folder of published files, and the progress of reading the wanted ones. */
export type Folder = {
	path: string
	names: string[]
	/** The rows of a file. A file that is missing, damaged or lacks columns is refused, naming file and line. */
	rows: (name: string, required: string[], optional?: string[]) => AsyncGenerator<Row>
}

/** Opens a folder. `wanted` lists the files that will be read, for the progress. */
export async function openFolder(
	path: string,
	form: Form,
	wanted: (name: string) => boolean,
	onProgress: (done: number, total: number) => void,
): Promise<Folder> {
	const names = await readdir(path).catch(() => {
		throw fileFault('searchRefusals.files.noFolder', { path })
	})
	const sizes = await Promise.all(
		names.filter(wanted).map(async (name) => (await stat(join(path, name))).size),
	)
	const total = sizes.reduce((sum, size) => sum + size, 0)
	let done = 0
	return {
		path,
		names,
		rows(name, required, optional = []) {
			if (!names.includes(name)) throw fileFault('searchRefusals.files.missing', { name, path })
			return rowsOf(join(path, name), name, form, { required, optional }, (bytes) => {
				done += bytes
				onProgress(Math.min(done, total), total)
			})
		},
	}
}

type Columns = { required: string[]; optional: string[] }
type Read = { record: string[]; info: { lines: number } }

async function* rowsOf(
	path: string,
	name: string,
	form: Form,
	columns: Columns,
	onBytes: (bytes: number) => void,
) {
	/** The last line that could be parsed, which may be ahead of the rows received. */
	let parsed = 0
	const parser = parse({
		...form,
		bom: true,
		info: true,
		skip_empty_lines: true,
		on_record(record, { lines }) {
			parsed = lines
			return record
		},
	})
	const file = createReadStream(path)
		.on('data', (chunk) => onBytes(chunk.length))
		.on('error', (error) => parser.destroy(error))
	let line = 1
	let places: Map<string, number> | undefined
	try {
		for await (const item of file.pipe(parser)) {
			const { record, info }: Read = item
			const at = line
			line = info.lines + 1
			const fault: Fault = (key, values) => fileFault(key, { ...values, name, line: at })
			if (record.some((value) => value.includes('\uFFFD'))) throw fault('searchRefusals.files.notUtf8')
			if (places === undefined) {
				places = placesOf(record, columns, fault)
				continue
			}
			const present = places
			yield { value: (column: string) => record[present.get(column) ?? -1]?.trim() ?? '', fault }
		}
	} catch (error) {
		throw damage(error, name, parsed + 1)
	} finally {
		file.destroy()
	}
	if (places === undefined) throw fileFault('searchRefusals.files.empty', { name, line: 1 })
}

/** The position of each column. Releases differ in their order and have further ones. */
function placesOf(header: string[], { required, optional }: Columns, fault: Row['fault']) {
	const places = new Map(header.map((column, at) => [column.trim(), at]))
	const missing = required.filter((column) => !places.has(column))
	if (missing.length) throw fault('searchRefusals.files.noColumn', { column: missing.join('", "') })
	return new Map([...required, ...optional].flatMap((column) => pairOf(column, places.get(column))))
}

function pairOf(column: string, at: number | undefined): [string, number][] {
	return at === undefined ? [] : [[column, at]]
}

/** Describes a parser error in words; returns every other error as it is. */
function damage(error: unknown, name: string, line: number) {
	if (!(error instanceof Error) || !('code' in error)) return error
	if (error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH')
		return fileFault('searchRefusals.files.columns', { name, line })
	if (error.code === 'CSV_QUOTE_NOT_CLOSED')
		return fileFault('searchRefusals.files.quotation', { name, line })
	if (String(error.code).startsWith('CSV_') || error.code === 'INVALID_OPENING_QUOTE')
		return fileFault('searchRefusals.files.unreadable', { name, line, error: error.message })
	return error
}

/** A file that cannot be taken, as a refusal. */
export function fileFault(key: TextKey, values: Record<string, string | number>) {
	return malformed(key, undefined, values)
}
