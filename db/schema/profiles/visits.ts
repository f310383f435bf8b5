import { VisitRole } from '@profile-search/contract/profiles/visits'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgEnum, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { moment } from '../platform/columns.ts'
import { organisations } from './organisations.ts'

export const visitRole = pgEnum('visit_role', VisitRole.enum)

/**
 * Who looked at a profile or a résumé on a day. All visitors who are not signed in share one row. The table is
 * partitioned by week.
 */
export const profileVisits = pgTable(
	'profile_visits',
	{
		id: uuid()
			.notNull()
			.default(sql`uuidv7()`),
		ownerId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** In the time zone of the site. */
		day: date().notNull(),
		/** Null for someone who is not signed in. */
		visitorId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		role: visitRole().notNull(),
		/** The organisation that the visitor acted for. */
		organisationId: uuid().references(() => organisations.id, { onDelete: 'set null' }),
		times: integer().notNull().default(1),
		/** How many of these times a résumé was downloaded as a file. */
		downloads: integer().notNull().default(0),
		/** Whether the visitor could see contact details. */
		sawContacts: boolean().notNull(),
		lastAt: moment(),
	},
	(table) => [
		primaryKey({ name: 'profile_visits_key', columns: [table.id, table.day] }),
		unique('profile_visits_one_a_day').on(table.ownerId, table.day, table.visitorId).nullsNotDistinct(),
		index('profile_visits_visitor').on(table.visitorId),
		index('profile_visits_owner').on(table.ownerId, table.lastAt),
	],
)

/** How often a person appeared on a page of a list, by day. The table is partitioned by week. */
export const profileAppearances = pgTable(
	'profile_appearances',
	{
		ownerId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		day: date().notNull(),
		times: integer().notNull(),
	},
	(table) => [primaryKey({ name: 'profile_appearances_key', columns: [table.ownerId, table.day] })],
)
