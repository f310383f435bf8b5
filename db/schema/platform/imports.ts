import { ImportState } from '@profile-search/contract/http/imports'
import { integer, jsonb, pgEnum, text, timestamp } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'

export const importState = pgEnum('import_state', ImportState.enum)

/** The columns of a table of imported files: the file, what its columns are matched to, and how far it is. */
export function importColumns<Column extends string>() {
	return {
		id: id(),
		fileName: text().notNull(),
		/** The key of the file, until its rows are in a table of their own. */
		key: text(),
		state: importState().notNull().default('reading'),
		/** Why the file could not be read, as a code. */
		problem: text(),
		/** The names of the columns in the file, and what each was matched to. */
		header: text().array().notNull().default([]),
		columns: jsonb().$type<(Column | null)[]>().notNull().default([]),
		rows: integer().notNull().default(0),
		/** How many rows have been checked with these columns, and the number of the last one. */
		checked: integer().notNull().default(0),
		checkedTo: integer().notNull().default(0),
		faulty: integer().notNull().default(0),
		duplicates: integer().notNull().default(0),
		createdAt: moment(),
		/** When the first row was imported. */
		startedAt: timestamp({ withTimezone: true }),
	}
}

/** Something about a value of a row, as a code. */
export type ValueNote<Column extends string> = { column: Column; value: string; message: string }
