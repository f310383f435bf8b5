import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../platform/columns.ts'
import { accounts } from './accounts.ts'

/** The authenticator app of an account (TOTP, RFC 6238). Its secret has to be readable: both sides compute from it. */
export const authenticators = pgTable('authenticators', {
	accountId: uuid()
		.primaryKey()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	/** Base32. */
	secret: text().notNull(),
	/** Null until a code of it was confirmed; until then it counts for nothing. */
	confirmedAt: timestamp({ withTimezone: true }),
	/** The last 30-second step whose code was used, so that no code is good twice. */
	lastStep: bigint({ mode: 'number' }).notNull().default(0),
	createdAt: moment(),
})

/** Good once each, in place of a code of the app. */
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
		/** Signatures made so far, as the authenticator counts; 0 where it does not. */
		counter: bigint({ mode: 'number' }).notNull().default(0),
		transports: text().array().notNull().default([]),
		name: text().notNull(),
		createdAt: moment(),
		lastUsedAt: timestamp({ withTimezone: true }),
	},
	(table) => [index('passkeys_account').on(table.accountId)],
)

/** What a browser has to sign; good once, for five minutes. Without an account it is for a login. */
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
