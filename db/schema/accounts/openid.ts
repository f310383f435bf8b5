import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../platform/columns.ts'
import { accounts, userType } from './accounts.ts'

/** A sign-in elsewhere that opens an account: what an OpenID Connect provider calls a person. */
export const openidIdentities = pgTable(
	'openid_identities',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** The provider, as the settings name it. */
		provider: text().notNull(),
		/** The address of the provider, as its tokens give it. */
		issuer: text().notNull(),
		/** What the provider calls the person: never reassigned, unlike an email address. */
		subject: text().notNull(),
		createdAt: moment(),
		lastUsedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		unique('openid_identities_unique').on(table.issuer, table.subject),
		unique('openid_identities_account_unique').on(table.accountId, table.provider),
	],
)

/**
 * An authentication request that a browser has taken to a provider, and then what the provider has answered. It works
 * once, for ten minutes, in the browser that has the token. With an account it is for linking, otherwise for a login.
 */
export const openidRequests = pgTable(
	'openid_requests',
	{
		id: id(),
		tokenHash: text().notNull().unique('openid_requests_token_unique'),
		/** The provider, as the settings name it. */
		provider: text().notNull(),
		userType: userType().notNull(),
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		/** The page that the person wants to see afterwards. */
		next: text().notNull(),
		state: text().notNull(),
		nonce: text().notNull(),
		/** Proves that the code is redeemed by who asked for it (PKCE, RFC 7636). */
		codeVerifier: text().notNull(),
		/** When the browser came back; from then on no answer is accepted. */
		returnedAt: timestamp({ withTimezone: true }),
		issuer: text(),
		subject: text(),
		/** Only an address that the provider has verified. */
		email: text(),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [index('openid_requests_expiry').on(table.expiresAt)],
)
