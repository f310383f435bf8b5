import { MessageSide, ThreadKind } from '@profile-search/contract/messaging/messages'
import { sql } from 'drizzle-orm'
import {
	check,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { applications } from '../hiring/applications.ts'
import { id, moment } from '../platform/columns.ts'
import { organisations } from '../profiles/organisations.ts'
import { contactRequests } from './contact-requests.ts'

export const threadKind = pgEnum('thread_kind', ThreadKind.enum)
export const messageSide = pgEnum('message_side', MessageSide.enum)

/**
 * Messages about one thing. The two ends are copied from that thing, where they never change: the asker is an
 * account; the answerer is another account, an organisation or, where both are null, the approvers.
 */
export const threads = pgTable(
	'threads',
	{
		id: id(),
		kind: threadKind().notNull(),
		applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
		requestId: uuid().references(() => contactRequests.id, { onDelete: 'cascade' }),
		/** The account that waits for its approval. */
		waitingId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		askerId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		answererId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		organisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
		/**
		 * The number of the latest message; 0 while there is none. A writer locks this row, so numbers have no
		 * gaps.
		 */
		lastNumber: integer().notNull().default(0),
		lastAt: moment(),
		/** Number and time of the latest message of each side, from which unread counts follow. */
		askerNumber: integer().notNull().default(0),
		askerAt: timestamp({ withTimezone: true }),
		answererNumber: integer().notNull().default(0),
		answererAt: timestamp({ withTimezone: true }),
		createdAt: moment(),
	},
	(table) => [
		check(
			'threads_one_subject',
			sql`num_nonnulls(${table.applicationId}, ${table.requestId}, ${table.waitingId}) = 1`,
		),
		uniqueIndex('threads_application').on(table.applicationId),
		uniqueIndex('threads_request').on(table.requestId),
		uniqueIndex('threads_waiting').on(table.waitingId),
		index('threads_last').on(table.lastAt),
		index('threads_asker').on(table.askerId, table.lastAt.desc()),
		index('threads_answerer').on(table.answererId, table.lastAt.desc()),
		index('threads_organisation').on(table.organisationId, table.lastAt.desc()),
		index('threads_approvals')
			.on(table.lastAt.desc())
			.where(sql`${table.waitingId} is not null`),
	],
)

export const messages = pgTable(
	'messages',
	{
		id: id(),
		threadId: uuid()
			.notNull()
			.references(() => threads.id, { onDelete: 'cascade' }),
		number: integer().notNull(),
		side: messageSide().notNull(),
		authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** Made by the browser, so that a retry is recognised. */
		clientId: uuid().notNull(),
		text: text().notNull(),
		sentAt: moment(),
		/** When it was frozen after reports; from then on only its own side reads it. */
		frozenAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		uniqueIndex('messages_number').on(table.threadId, table.number),
		uniqueIndex('messages_once').on(table.threadId, table.authorId, table.clientId),
		index('messages_author').on(table.authorId),
		index('messages_text').using('gin', sql`lower(${table.text}) gin_trgm_ops`),
	],
)

/** How far an account has read in a thread, and how far it was notified. */
export const threadReads = pgTable(
	'thread_reads',
	{
		threadId: uuid()
			.notNull()
			.references(() => threads.id, { onDelete: 'cascade' }),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		readNumber: integer().notNull().default(0),
		/** Where above `readNumber`: unread messages up to this one were mailed. */
		mailedNumber: integer().notNull().default(0),
		/** Where above `readNumber`: a push notification went out for messages up to this one. */
		pushedNumber: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ name: 'thread_reads_key', columns: [table.threadId, table.accountId] }),
		index('thread_reads_account').on(table.accountId),
	],
)
