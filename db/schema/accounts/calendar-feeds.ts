import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/columns.ts'
import { organisations } from '../profiles/organisations.ts'
import { accounts } from './accounts.ts'

/** The private address at which a calendar program reads for an account. Only the hash of its token is kept. */
export const calendarFeeds = pgTable(
	'calendar_feeds',
	{
		accountId: uuid()
			.primaryKey()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** The team that the account was in when it was made; it is valid as long as the account is in the same one. */
		organisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
		tokenHash: text().notNull().unique('calendar_feeds_token_unique'),
		createdAt: moment(),
		lastReadAt: timestamp({ withTimezone: true }),
	},
	(table) => [index('calendar_feeds_organisation').on(table.organisationId)],
)
