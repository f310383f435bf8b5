import {
	ImportRowState,
	ImportState,
	type JobColumn,
} from '@profile-search/contract/hiring/drafts/job-imports'
import { sql } from 'drizzle-orm'
import {
	boolean,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { organisations } from '../profiles/organisations.ts'
import { jobs } from './jobs.ts'

export const importState = pgEnum('import_state', ImportState.enum)
export const importRowState = pgEnum('import_row_state', ImportRowState.enum)

/** A file of jobs, read and checked row by row before anything is imported. */
export const jobImports = pgTable(
	'job_imports',
	{
		id: id(),
		organisationId: uuid()
			.notNull()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		fileName: text().notNull(),
		/** The key of the file, until its rows are in the table below. */
		key: text(),
		state: importState().notNull().default('reading'),
		/** Why the file could not be read, as a code. */
		problem: text(),
		/** The names of the columns in the file, and what each was matched to. */
		header: text().array().notNull().default([]),
		columns: jsonb().$type<(JobColumn | null)[]>().notNull().default([]),
		rows: integer().notNull().default(0),
		/** How many rows have been checked with these columns, and the number of the last one. */
		checked: integer().notNull().default(0),
		checkedTo: integer().notNull().default(0),
		faulty: integer().notNull().default(0),
		duplicates: integer().notNull().default(0),
		imported: integer().notNull().default(0),
		undone: integer().notNull().default(0),
		kept: integer().notNull().default(0),
		withDuplicates: boolean().notNull().default(false),
		createdAt: moment(),
		/** When the first row was imported. */
		startedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		index('job_imports_organisation').on(table.organisationId, table.createdAt),
		index('job_imports_account').on(table.accountId),
		index('job_imports_created').using('brin', table.createdAt).with({ autosummarize: true }),
	],
)

/** Something about a value of a row, as a code. */
export type ValueNote = { column: JobColumn; value: string; message: string }

/** A row of such a file. What becomes of it is written in the transaction that imports it, so that nothing is imported twice. */
export const jobImportRows = pgTable(
	'job_import_rows',
	{
		importId: uuid()
			.notNull()
			.references(() => jobImports.id, { onDelete: 'cascade' }),
		/** As a spreadsheet counts them. */
		number: integer().notNull(),
		cells: text().array().notNull(),
		state: importRowState().notNull().default('ready'),
		/** `JobFields` as far as they were understood; null without a title. */
		draft: jsonb(),
		externalId: text(),
		/** The same for rows that are probably the same job. */
		likeness: text(),
		problems: jsonb().$type<ValueNote[]>().notNull().default([]),
		notes: jsonb().$type<ValueNote[]>().notNull().default([]),
		/** A job, or an earlier row, that is probably the same. */
		duplicateOf: uuid().references(() => jobs.id, { onDelete: 'set null' }),
		duplicateRow: integer(),
		jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
	},
	(table) => [
		primaryKey({ name: 'job_import_rows_key', columns: [table.importId, table.number] }),
		index('job_import_rows_duplicate')
			.on(table.duplicateOf)
			.where(sql`${table.duplicateOf} is not null`),
		index('job_import_rows_job')
			.on(table.jobId)
			.where(sql`${table.jobId} is not null`),
	],
)
