import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** How often words occur in the texts of people and jobs, counted at night; the latest row is in use. */
export const lexicons = pgTable('lexicons', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	/** How many texts were counted. */
	documents: integer().notNull(),
	/** How many texts contain each term; terms of a single text are left out. */
	frequency: jsonb().$type<Record<string, number>>().notNull(),
	countedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
