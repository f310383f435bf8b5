import { ContactStatus, ContactTopic } from '@profile-search/contract/site/contact'
import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { pageLanguage } from '../platform/language.ts'

export const contactTopic = pgEnum('contact_topic', ContactTopic.enum)
export const contactStatus = pgEnum('contact_status', ContactStatus.enum)

/** Messages from people to the operators of the site. */
export const contactMessages = pgTable(
	'contact_messages',
	{
		id: id(),
		/** The account that was signed in, if any. */
		accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		name: text().notNull(),
		email: text().notNull(),
		/** Of the page on which it was written, for the answer. */
		language: pageLanguage(),
		topic: contactTopic().notNull(),
		message: text().notNull(),
		/** The number by which both sides refer to it. */
		number: text()
			.notNull()
			.unique('contact_messages_number_unique')
			.default(sql`'C-' || upper(right(uuidv7()::text, 10))`),
		status: contactStatus().notNull().default('open'),
		closedAt: timestamp({ withTimezone: true }),
		createdAt: moment(),
	},
	(table) => [
		index('contact_messages_created').on(table.createdAt),
		index('contact_messages_account').on(table.accountId),
		index('contact_messages_email').on(table.email),
		index('contact_messages_closed')
			.on(table.closedAt)
			.where(sql`${table.closedAt} is not null`),
		index('contact_messages_status').on(table.status, table.createdAt),
	],
)

/** An answer from the admin area, sent by mail. */
export const contactAnswers = pgTable(
	'contact_answers',
	{
		id: id(),
		messageId: uuid()
			.notNull()
			.references(() => contactMessages.id, { onDelete: 'cascade' }),
		authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		body: text().notNull(),
		createdAt: moment(),
	},
	(table) => [index('contact_answers_message').on(table.messageId, table.createdAt)],
)
