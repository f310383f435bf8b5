import { GuestSeek } from '@profile-search/contract/profiles/guests'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { moment } from '../platform/columns.ts'
import { places } from '../search/reference.ts'

export const guestSeek = pgEnum('guest_seek', GuestSeek.enum)

/** A guest's profile. The row exists once the profile is first saved, complete. */
export const guests = pgTable(
	'guests',
	{
		accountId: uuid()
			.primaryKey()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		headline: text().notNull(),
		seeks: guestSeek().array().notNull(),
		/** What advice is sought on, and what money is sought for, in the words of the sections. */
		areas: text()
			.array()
			.notNull()
			.default(sql`'{}'`),
		sectors: text()
			.array()
			.notNull()
			.default(sql`'{}'`),
		/** The stage of the business, and how many rupees it seeks; null if not stated. */
		stage: text(),
		amount: bigint({ mode: 'number' }),
		placeId: integer()
			.notNull()
			.references(() => places.id),
		/** By code. */
		languages: text().array().notNull(),
		mobileNumber: text().notNull(),
		updatedAt: moment(),
	},
	(table) => [index('guests_mobile').on(sql`right(${table.mobileNumber}, 10)`)],
)
