import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { moment } from '../platform/columns.ts'

/**
 * The wording of a mail as an administrator set it, version by version. Without a wording, the original
 * applies again.
 */
export const mailWordings = pgTable(
	'mail_wordings',
	{
		name: text().notNull(),
		version: integer().notNull(),
		subject: text(),
		body: text(),
		authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		savedAt: moment(),
	},
	(table) => [primaryKey({ name: 'mail_wordings_key', columns: [table.name, table.version] })],
)
