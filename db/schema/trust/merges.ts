import { MergeKind } from '@profile-search/contract/trust/merges'
import { sql } from 'drizzle-orm'
import {
	bigint,
	index,
	jsonb,
	pgEnum,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'

export const mergeKind = pgEnum('merge_kind', MergeKind.enum)

/**
 * Two people or jobs that an administrator has merged. The duplicate stays as an empty shell that leads to
 * the kept one.
 */
export const merges = pgTable(
	'merges',
	{
		id: id(),
		kind: mergeKind().notNull(),
		/** An account or a job, so there is no foreign key. */
		keptId: uuid().notNull(),
		duplicateId: uuid().notNull(),
		actorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		reason: text().notNull(),
		createdAt: moment(),
		undoneAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		uniqueIndex('merges_duplicate')
			.on(table.duplicateId)
			.where(sql`${table.undoneAt} is null`),
		index('merges_duplicates').on(table.duplicateId),
		index('merges_kept').on(table.keptId),
		index('merges_actor').on(table.actorId),
		index('merges_created').on(table.createdAt),
	],
)

/**
 * What a merge changed, row by row, so that it can be undone: `moved` columns with their values before and
 * after, `summed` counts, and whole rows that were `set_aside`. Deleted after the day in which a merge can be
 * undone.
 */
export const mergeChanges = pgTable(
	'merge_changes',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		mergeId: uuid()
			.notNull()
			.references(() => merges.id, { onDelete: 'cascade' }),
		kind: text().$type<'moved' | 'summed' | 'set_aside'>().notNull(),
		tableName: text().notNull(),
		/** The columns that identify the row, as they are after the merge. */
		key: jsonb().notNull(),
		before: jsonb().notNull(),
		/** Null for a row that was set aside. */
		after: jsonb(),
	},
	(table) => [index('merge_changes_merge').on(table.mergeId, table.id)],
)
