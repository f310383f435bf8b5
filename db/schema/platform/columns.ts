import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** A key that sorts by the time it was made (UUID version 7). */
export function id() {
	return uuid()
		.primaryKey()
		.default(sql`uuidv7()`)
}

/** A moment that is now unless said otherwise. */
export function moment() {
	return timestamp({ withTimezone: true }).notNull().defaultNow()
}
