import { ImportRowState, type JobColumn } from '@profile-search/contract/hiring/drafts/job-imports'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { importColumns, type ValueNote } from '../platform/imports.ts'
import { organisations } from '../profiles/organisations.ts'
import { jobs } from './jobs.ts'

export const importRowState = pgEnum('import_row_state', ImportRowState.enum)

/** A file of jobs, read and checked row by row before anything is imported. */
export const jobImports = pgTable(
	'job_imports',
	{
		...importColumns<JobColumn>(),
		organisationId: uuid()
			.notNull()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		imported: integer().notNull().default(0),
		undone: integer().notNull().default(0),
		kept: integer().notNull().default(0),
		withDuplicates: boolean().notNull().default(false),
	},
	(table) => [
		index('job_imports_organisation').on(table.organisationId, table.createdAt),
		index('job_imports_account').on(table.accountId),
		index('job_imports_created').using('brin', table.createdAt).with({ autosummarize: true }),
	],
)

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
		problems: jsonb().$type<ValueNote<JobColumn>[]>().notNull().default([]),
		notes: jsonb().$type<ValueNote<JobColumn>[]>().notNull().default([]),
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
