import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../platform/columns.ts'
import { accounts } from './accounts.ts'

/**
 * A change of an account's address: requested with a code sent to the new address, completed by the code or
 * by an administrator, and undone by the link that went to the old address.
 */
export const emailChanges = pgTable(
	'email_changes',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		oldEmail: text().notNull(),
		newEmail: text().notNull(),
		/** Hash of the code, filled in by the worker that mails it. */
		codeHash: text(),
		tries: integer().notNull().default(0),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
		doneAt: timestamp({ withTimezone: true }),
		/** Hash of the link in the mail to the old address. */
		undoHash: text(),
		undoneAt: timestamp({ withTimezone: true }),
		createdAt: moment(),
	},
	(table) => [
		index('email_changes_account').on(table.accountId, table.createdAt),
		uniqueIndex('email_changes_undo').on(table.undoHash),
		index('email_changes_created').on(table.createdAt),
	],
)
