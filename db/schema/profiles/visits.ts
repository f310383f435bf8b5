import { VisitRole } from '@profile-search/contract/profiles/visits'
import { boolean, date, index, integer, pgEnum, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { organisations } from './organisations.ts'

export const visitRole = pgEnum('visit_role', VisitRole.enum)

/** Who looked at a profile or a résumé on a day. All visitors who are not signed in share one row. */
export const profileVisits = pgTable(
	'profile_visits',
	{
		id: id(),
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
		unique('profile_visits_one_a_day').on(table.ownerId, table.day, table.visitorId).nullsNotDistinct(),
		index('profile_visits_visitor').on(table.visitorId),
		index('profile_visits_owner').on(table.ownerId, table.lastAt),
		index('profile_visits_day').on(table.day),
	],
)

/** How often a person appeared on a page of a list, by day. */
export const profileAppearances = pgTable(
	'profile_appearances',
	{
		ownerId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		day: date().notNull(),
		times: integer().notNull(),
	},
	(table) => [
		primaryKey({ name: 'profile_appearances_key', columns: [table.ownerId, table.day] }),
		index('profile_appearances_day').on(table.day),
	],
)
