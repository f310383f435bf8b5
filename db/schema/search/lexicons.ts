import { integer, jsonb, pgTable, real, timestamp } from 'drizzle-orm/pg-core'

/** How often words are used in the texts of people and jobs, counted at night; the latest row is the one in use. */
export const lexicons = pgTable('lexicons', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	/** How many texts were counted. */
	documents: integer().notNull(),
	averageLength: real().notNull(),
	/** By term: how many texts hold it; terms of a single text are left out. */
	frequency: jsonb().$type<Record<string, number>>().notNull(),
	countedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
