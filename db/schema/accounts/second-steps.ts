import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../platform/columns.ts'
import { accounts } from './accounts.ts'

/**
 * The authenticator app of an account (TOTP, RFC 6238). Its secret must be readable, since both sides compute
 * from it.
 */
export const authenticators = pgTable('authenticators', {
	accountId: uuid()
		.primaryKey()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	/** Base32. */
	secret: text().notNull(),
	/** Null until a code of the app was confirmed; until then the app has no effect. */
	confirmedAt: timestamp({ withTimezone: true }),
	/** The last 30-second step whose code was used, so that no code works twice. */
	lastStep: bigint({ mode: 'number' }).notNull().default(0),
	createdAt: moment(),
})

/** Codes that each work once, in place of a code of the app. */
export const recoveryCodes = pgTable(
	'recovery_codes',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		codeHash: text().notNull(),
		usedAt: timestamp({ withTimezone: true }),
	},
	(table) => [index('recovery_codes_account').on(table.accountId)],
)

/** A passkey (W3C Web Authentication): the public half of a key that stays with its owner. */
export const passkeys = pgTable(
	'passkeys',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		credentialId: text().notNull().unique('passkeys_credential_unique'),
		/** COSE key, base64url. */
		publicKey: text().notNull(),
		/** The number of signatures so far, as counted by the authenticator; 0 where it does not count. */
		counter: bigint({ mode: 'number' }).notNull().default(0),
		transports: text().array().notNull().default([]),
		name: text().notNull(),
		createdAt: moment(),
		lastUsedAt: timestamp({ withTimezone: true }),
	},
	(table) => [index('passkeys_account').on(table.accountId)],
)

/**
 * A challenge for a browser to sign; it works once, within five minutes. Without an account it is for a
 * login.
 */
export const passkeyChallenges = pgTable(
	'passkey_challenges',
	{
		id: id(),
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		challenge: text().notNull(),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)
