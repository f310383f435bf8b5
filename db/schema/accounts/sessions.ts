import type { AccountActivityKind } from '@profile-search/contract/accounts/sessions'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../platform/columns.ts'
import { accounts } from './accounts.ts'

/** A logged-in browser or device. Only the hash of its token is kept. */
export const sessions = pgTable(
	'sessions',
	{
		id: id(),
		tokenHash: text().notNull().unique('sessions_token_unique'),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		userAgent: text(),
		/** The two-letter country code (ISO 3166-1) of the network of the login. */
		country: text(),
		createdAt: moment(),
		lastSeenAt: moment(),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
)

/**
 * The browsers that an account has logged in from before, by the hash of a cookie. A login from another
 * browser is reported by mail.
 */
export const knownDevices = pgTable(
	'known_devices',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		tokenHash: text().notNull(),
		lastSeenAt: moment(),
	},
	(table) => [primaryKey({ name: 'known_devices_key', columns: [table.accountId, table.tokenHash] })],
)

/** What happened to an account, for its owner to read. */
export const accountActivity = pgTable(
	'account_activity',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		at: moment(),
		kind: text().$type<AccountActivityKind>().notNull(),
		userAgent: text(),
		country: text(),
	},
	(table) => [
		index('account_activity_account').on(table.accountId, table.at),
		index('account_activity_at').on(table.at),
	],
)
