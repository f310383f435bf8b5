import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from '../hiring/applications.ts'
import { messages } from '../messaging/messages.ts'
import { id, moment } from '../platform/columns.ts'
import { grievanceEvents } from './grievances.ts'

/** A file in the file store that somebody sent along. It goes with what it belongs to. */
export const attachments = pgTable(
	'attachments',
	{
		id: id(),
		applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
		grievanceEventId: uuid().references(() => grievanceEvents.id, { onDelete: 'cascade' }),
		messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
		/** Where the store keeps it. */
		key: text().notNull().unique('attachments_key_unique'),
		/** As its sender called it. */
		name: text().notNull(),
		/** As its content says, not its sender. */
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
