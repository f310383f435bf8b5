import { SavedKind } from '@profile-search/contract/matching/saved'
import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { moment } from '../platform/columns.ts'

export const savedKind = pgEnum('saved_kind', SavedKind.enum)

/** What an account has saved for itself. The id has no foreign key, since what it names may be gone. */
export const saved = pgTable(
	'saved',
	{
		ownerId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		kind: savedKind().notNull(),
		subjectId: uuid().notNull(),
		note: text(),
		savedAt: moment(),
		/** Removed, and kept for a day so that it can come back. */
		removedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		primaryKey({ name: 'saved_key', columns: [table.ownerId, table.kind, table.subjectId] }),
		index('saved_subject').on(table.subjectId),
		index('saved_latest').on(table.ownerId, table.savedAt.desc()),
		index('saved_removed')
			.on(table.removedAt)
			.where(sql`${table.removedAt} is not null`),
	],
)
