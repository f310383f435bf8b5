import { AccountStatus, UserType } from '@profile-search/contract/accounts/accounts'
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
import { id, moment } from '../platform/columns.ts'

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
		/** While it is frozen: the status that it has again afterwards. */
		frozenFrom: accountStatus(),
		/** The words of the last rejection or suspension, which the person reads. */
		statusReason: text(),
		/** Since when the account waits for an approver. */
		waitingSince: timestamp({ withTimezone: true }),
		/** Since when the approver waits for what the reason asks for; null once the profile was saved again. */
		askedAt: timestamp({ withTimezone: true }),
		isApprover: boolean().notNull().default(false),
		isAdministrator: boolean().notNull().default(false),
		createdAt: moment(),
		/** The last day on which somebody was logged in. */
		seenAt: moment(),
		/** Since when nothing is left of the person but this row, which others' rows name. */
		erasedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		uniqueIndex('accounts_email_unique').on(table.email),
		check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
		// Rows come in the order of time, so a few numbers for each hundred pages find a day.
		index('accounts_created').using('brin', table.createdAt).with({ autosummarize: true }),
		index('accounts_pending')
			.on(table.waitingSince)
			.where(sql`${table.status} = 'pending'`),
		index('accounts_seen')
			.on(table.seenAt)
			.where(sql`${table.erasedAt} is null`),
		index('accounts_status').on(table.userType, table.status),
		// By the beginnings of these an account is found, whatever the collation of the server.
		index('accounts_email').on(sql`${table.email} text_pattern_ops`),
		index('accounts_first_name').on(sql`lower(${table.firstName}) text_pattern_ops`),
		index('accounts_approvers')
			.on(table.id)
			.where(sql`${table.isApprover}`),
		index('accounts_administrators')
			.on(table.id)
			.where(sql`${table.isAdministrator}`),
		index('accounts_last_name').on(sql`lower(${table.lastName}) text_pattern_ops`),
	],
)

/** A code sent to prove an address before registration. The worker that mails the code fills in its hash. */
export const emailVerifications = pgTable(
	'email_verifications',
	{
		id: id(),
		email: text().notNull(),
		codeHash: text(),
		/** Hash of the token of the browser that asked. Its tries are its own: others cannot use them up. */
		requestHash: text(),
		tries: integer().notNull().default(0),
		otherTries: integer().notNull().default(0),
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
