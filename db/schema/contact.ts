import { ContactTopic } from '@profile-search/contract/contact'
import { index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { id, moment } from './columns.ts'

export const contactTopic = pgEnum('contact_topic', ContactTopic.enum)

/** What people wrote to those who run the site. */
export const contactMessages = pgTable(
	'contact_messages',
	{
		id: id(),
		/** The account that was signed in, if any. */
		accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		name: text().notNull(),
		email: text().notNull(),
		topic: contactTopic().notNull(),
		message: text().notNull(),
		createdAt: moment(),
	},
	(table) => [index('contact_messages_created').on(table.createdAt)],
)
