import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** A key that sorts by creation time (UUID version 7). */
export function id() {
	return uuid()
		.primaryKey()
		.default(sql`uuidv7()`)
}

/** A timestamp that defaults to now. */
export function moment() {
	return timestamp({ withTimezone: true }).notNull().defaultNow()
}
