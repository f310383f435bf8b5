import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/columns.ts'

/** Mail addresses that their own mail server permanently refused, until a mail arrives again. */
export const refusedAddresses = pgTable('refused_addresses', {
	email: text().primaryKey(),
	/** What the mail server said, without the address. */
	reason: text().notNull(),
	refusedAt: moment(),
})
