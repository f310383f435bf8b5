import { NotificationKind } from '@profile-search/contract/messaging/notifications'
import { sql } from 'drizzle-orm'
import { boolean, index, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'

export const notificationKind = pgEnum('notification_kind', NotificationKind.enum)

/** A notification of an account in the portal; the fields are those of a push notification. */
export const notifications = pgTable(
	'notifications',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		kind: notificationKind().notNull(),
		title: text().notNull(),
		body: text().notNull(),
		page: text().notNull(),
		orderId: text(),
		/** The account that the text names, besides the reader: the notification is deleted with it. */
		aboutId: uuid(),
		createdAt: moment(),
		readAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		index('notifications_account').on(table.accountId, table.id.desc()),
		index('notifications_unread')
			.on(table.accountId)
			.where(sql`${table.readAt} is null`),
		index('notifications_about')
			.on(table.aboutId)
			.where(sql`${table.aboutId} is not null`),
		index('notifications_read')
			.on(table.readAt)
			.where(sql`${table.readAt} is not null`),
	],
)

/** The ways besides the portal that an account wants; without a row, all of them. */
export const notificationSettings = pgTable(
	'notification_settings',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		kind: notificationKind().notNull(),
		mail: boolean().notNull(),
		push: boolean().notNull(),
	},
	(table) => [primaryKey({ name: 'notification_settings_key', columns: [table.accountId, table.kind] })],
)

/** The key in the link at the end of a mail. It only unsubscribes from such mails. */
export const mailKeys = pgTable('mail_keys', {
	accountId: uuid()
		.primaryKey()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	key: text().notNull().unique('mail_keys_key_unique'),
})
