import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from '../hiring/applications.ts'
import { messages } from '../messaging/messages.ts'
import { id, moment } from '../platform/columns.ts'
import { grievanceEvents } from './grievances.ts'

/** A file in the file store that somebody attached. It is deleted with what it belongs to. */
export const attachments = pgTable(
	'attachments',
	{
		id: id(),
		applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
		grievanceEventId: uuid().references(() => grievanceEvents.id, { onDelete: 'cascade' }),
		messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
		/** Its key in the store. */
		key: text().notNull().unique('attachments_key_unique'),
		/** The name given by its sender. */
		name: text().notNull(),
		/** Determined from its content, not by its sender. */
		mediaType: text().notNull(),
		/** Bytes. */
		size: integer().notNull(),
		createdAt: moment(),
	},
	(table) => [
		check(
			'attachments_one_subject',
			sql`num_nonnulls(${table.applicationId}, ${table.grievanceEventId}, ${table.messageId}) = 1`,
		),
		index('attachments_message').on(table.messageId),
		index('attachments_application').on(table.applicationId),
		index('attachments_grievance_event').on(table.grievanceEventId),
	],
)
