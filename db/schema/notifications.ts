import { NotificationKind } from '@profile-search/contract/notifications'
import { index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { id, moment } from './columns.ts'

export const notificationKind = pgEnum('notification_kind', NotificationKind.enum)

/** What an account is told in the portal; the fields are those of a push notification. */
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
		createdAt: moment(),
		readAt: timestamp({ withTimezone: true }),
	},
	(table) => [index('notifications_account').on(table.accountId, table.createdAt.desc())],
)
