import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How much background work of a kind was done and failed in an hour; nothing about whom it was for. */
export const workHours = pgTable(
	'work_hours',
	{
		hour: timestamp({ withTimezone: true }).notNull(),
		task: text().notNull(),
		done: integer().notNull().default(0),
		failed: integer().notNull().default(0),
	},
	(table) => [primaryKey({ name: 'work_hours_key', columns: [table.hour, table.task] })],
)
