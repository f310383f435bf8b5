import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { jobs } from '../hiring/jobs.ts'

/** What the team of a job keeps about a person on its shortlist: one note and some tags, for the team alone. */
export const shortlistNotes = pgTable(
	'shortlist_notes',
	{
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		candidateId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		text: text(),
		tags: text().array().notNull().default([]),
		/** Grows with each change: of two members who save at once, the second is told. An emptied note keeps its row for that. */
		version: integer().notNull().default(1),
		editorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		editedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ name: 'shortlist_notes_key', columns: [table.jobId, table.candidateId] }),
		index('shortlist_notes_candidate').on(table.candidateId),
		index('shortlist_notes_editor').on(table.editorId),
		index('shortlist_notes_old').on(table.editedAt),
		check('shortlist_notes_tags', sql`cardinality(${table.tags}) <= 5`),
	],
)
