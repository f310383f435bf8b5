import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { sessions } from '../accounts/sessions.ts'
import { id, moment } from '../platform/columns.ts'

/**
 * A browser that receives an account's push notifications (W3C Push API). A browser serves one account at a
 * time.
 */
export const pushSubscriptions = pgTable(
	'push_subscriptions',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** The login in which it was registered last; whoever ends that login ends the notifications, too. */
		sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
		endpoint: text().notNull().unique('push_subscriptions_endpoint_unique'),
		/** The browser's public key and its secret (RFC 8291), base64url. */
		p256dh: text().notNull(),
		auth: text().notNull(),
		userAgent: text(),
		createdAt: moment(),
	},
	(table) => [
		index('push_subscriptions_account').on(table.accountId),
		index('push_subscriptions_session').on(table.sessionId),
	],
)

/**
 * The key pair that identifies the portal to push services (VAPID, RFC 8292): one row, unless the settings
 * name a pair.
 */
export const vapidKeys = pgTable(
	'vapid_keys',
	{
		id: smallint().primaryKey().default(1),
		/** A point of P-256 and its secret number, base64url. */
		publicKey: text().notNull(),
		privateKey: text().notNull(),
	},
	(table) => [check('vapid_keys_one_row', sql`${table.id} = 1`)],
)
