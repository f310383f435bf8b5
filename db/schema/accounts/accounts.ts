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
import { pageLanguage } from '../platform/language.ts'

export const userType = pgEnum('user_type', UserType.enum)
export const accountStatus = pgEnum('account_status', AccountStatus.enum)

/** People who can log in. One e-mail address is one account. */
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
		/** In which the portal speaks to the person; null until it is known. */
		language: pageLanguage(),
		status: accountStatus().notNull().default('incomplete'),
		/** While the account is frozen: the status it returns to. */
		frozenFrom: accountStatus(),
		/** The text of the last rejection or suspension, which the person reads. */
		statusReason: text(),
		/** When the account began to wait for an approver. */
		waitingSince: timestamp({ withTimezone: true }),
		/**
		 * When the approver began to wait for what the reason asks for; null once the profile was saved again.
		 */
		askedAt: timestamp({ withTimezone: true }),
		isApprover: boolean().notNull().default(false),
		isAdministrator: boolean().notNull().default(false),
		createdAt: moment(),
		/** The last day on which the owner was logged in. */
		seenAt: moment(),
		/**
		 * When the person was erased. Since then only this row is left of them, for the rows of others that name
		 * it.
		 */
		erasedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		uniqueIndex('accounts_email_unique').on(table.email),
		check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
		// Rows are added in order of time, so a few numbers for each hundred pages find a day.
		index('accounts_created').using('brin', table.createdAt).with({ autosummarize: true }),
		index('accounts_pending')
			.on(table.waitingSince)
			.where(sql`${table.status} = 'pending'`),
		index('accounts_seen')
			.on(table.seenAt)
			.where(sql`${table.erasedAt} is null`),
		index('accounts_status').on(table.userType, table.status),
		// Finds an account by the beginning of its address, whatever the server's collation.
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
		/** Hash of the token of the browser that asked. It has tries of its own, which others cannot use up. */
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
		/** Hash of the half returned to the browser that asked. */
		tokenHash: text().notNull(),
		/** Hash of the half in the link of the mail, which replaces the browser's half. */
		mailedTokenHash: text(),
		codeHash: text(),
		tries: integer().notNull().default(0),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
		usedAt: timestamp({ withTimezone: true }),
		createdAt: moment(),
	},
	(table) => [index('password_resets_email').on(table.email, table.createdAt)],
)
