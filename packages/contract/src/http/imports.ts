import { z } from 'zod'
import { Id, Timestamp } from '../platform/basics.ts'

/** The maximum size of an imported file in bytes: twenty megabytes. */
export const biggestImport = 20 * 1024 * 1024

/** The maximum number of rows of an imported file, without the one of the column names. */
export const mostImportRows = 100_000

/** The maximum number of columns of an imported file. */
export const mostImportColumns = 60

/** Days that an import can be undone. */
export const importUndoDays = 7

/** The media type of an Excel workbook. */
export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const askForFile = 'problems.importFile'

/** A table as a file. Its kind is decided by its content; one whose name ends in .xlsx must be a workbook. */
export const ImportFileDraft = z.object({
	file: z.file(askForFile).min(1, 'problems.emptyFile').max(biggestImport, askForFile),
})

/**
 * First the file is read and its rows are checked; once it is `ready`, the import can begin. One that was stopped can go
 * on. A file that cannot be read has `failed`.
 */
export const ImportState = z.enum([
	'reading',
	'ready',
	'importing',
	'stopped',
	'done',
	'undoing',
	'undone',
	'failed',
])
export type ImportState = z.infer<typeof ImportState>

/** What every import of a file says of itself. */
export const FileImport = z.object({
	id: Id,
	fileName: z.string(),
	state: ImportState,
	by: z.string().nullable().describe('who uploaded the file'),
	createdAt: Timestamp,
	rows: z.number().int(),
	checked: z.number().int().describe('how many rows have been checked'),
	faulty: z.number().int().describe('rows that cannot be imported'),
	duplicates: z.number().int().describe('rows without a fault that are probably in the portal already'),
	problem: z.string().nullable().describe('why the file could not be read'),
	undoUntil: Timestamp.nullable().describe('null before its start, and once it is too late'),
})

/** What the columns of a file are matched to by hand, in their order; null leaves one out. None is matched twice. */
export function columnMatches<Column extends z.ZodType<string>>(column: Column) {
	return z
		.array(column.nullable())
		.max(mostImportColumns)
		.refine((columns) => {
			const matched = columns.filter((each) => each !== null)
			return new Set(matched).size === matched.length
		}, 'problems.importTwice')
}
