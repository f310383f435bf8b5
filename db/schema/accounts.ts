import { AccountStatus, UserType } from '@profile-search/contract/accounts'
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	pgEnum,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'

export const userType = pgEnum('user_type', UserType.enum)
export const accountStatus = pgEnum('account_status', AccountStatus.enum)

/** Who can log in. One e-mail address is one account. */
export const accounts = pgTable(
	'accounts',
	{
		id: id(),
		userType: userType().notNull(),
		email: text().notNull(),
		/** argon2id; null for accounts that cannot log in. */
		passwordHash: text(),
		firstName: text().notNull(),
		middleName: text(),
		lastName: text().notNull(),
		status: accountStatus().notNull().default('incomplete'),
		/** The words of the last rejection or suspension, which the person reads. */
		statusReason: text(),
		/** Since when the account waits for an approver. */
		waitingSince: timestamp({ withTimezone: true }),
		isApprover: boolean().notNull().default(false),
		isAdministrator: boolean().notNull().default(false),
		createdAt: moment(),
	},
	(table) => [
		uniqueIndex('accounts_email_unique').on(table.email),
		check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
		index('accounts_pending')
			.on(table.waitingSince)
			.where(sql`${table.status} = 'pending'`),
		index('accounts_status').on(table.userType, table.status),
	],
)

/** A code sent to prove an address before registration. The worker that mails the code fills in its hash. */
export const emailVerifications = pgTable(
	'email_verifications',
	{
		id: id(),
		email: text().notNull(),
		codeHash: text(),
		tries: integer().notNull().default(0),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
		verifiedAt: timestamp({ withTimezone: true }),
		/** Hash of the token that binds "verified" to one browser. */
		tokenHash: text(),
		createdAt: moment(),
	},
	(table) => [
		index('email_verifications_email').on(table.email, table.createdAt),
		index('email_verifications_token').on(table.tokenHash),
	],
)

/** A password reset: its token and its code are two halves of one key. */
export const passwordResets = pgTable(
	'password_resets',
	{
		id: id(),
		email: text().notNull(),
		/** Half answered to the browser that asked. */
		tokenHash: text().notNull(),
		/** Half that stands in the link of the mail, in place of the browser's. */
		mailedTokenHash: text(),
		codeHash: text(),
		tries: integer().notNull().default(0),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
		usedAt: timestamp({ withTimezone: true }),
		createdAt: moment(),
	},
	(table) => [index('password_resets_email').on(table.email, table.createdAt)],
)
