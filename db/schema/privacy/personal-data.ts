import { ConsentPurpose } from '@profile-search/contract/accounts/consents'
import { ErasureCause } from '@profile-search/contract/privacy/erasures'
import { sql } from 'drizzle-orm'
import {
	bigint,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts, accountStatus } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { pageLanguage } from '../platform/language.ts'

export const consentPurpose = pgEnum('consent_purpose', ConsentPurpose.enum)
export const erasureCause = pgEnum('erasure_cause', ErasureCause.enum)

/**
 * A person's consents: one row for each time. A row ends when the consent is withdrawn, and is never
 * reopened.
 */
export const consents = pgTable(
	'consents',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		purpose: consentPurpose().notNull(),
		/** The version of the notice shown, in that language: the page privacy-notice. */
		noticeVersion: integer().notNull(),
		language: pageLanguage().notNull(),
		givenAt: moment(),
		withdrawnAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		uniqueIndex('consents_one_open')
			.on(table.accountId, table.purpose)
			.where(sql`${table.withdrawnAt} is null`),
		index('consents_account').on(table.accountId, table.givenAt),
	],
)

/** A person who acts for somebody who died or can no longer act (DPDP Act, section 14). */
export const nominees = pgTable('nominees', {
	accountId: uuid()
		.primaryKey()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	name: text().notNull(),
	contact: text().notNull(),
	savedAt: moment(),
})

/**
 * A copy of everything that an account has here: one file, made in the background, deleted after some days.
 */
export const dataExports = pgTable(
	'data_exports',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		askedAt: moment(),
		/** Pieces written, out of all: tables and files. */
		done: integer().notNull().default(0),
		all: integer().notNull().default(0),
		readyAt: timestamp({ withTimezone: true }),
		failedAt: timestamp({ withTimezone: true }),
		/** From then on it cannot be downloaded, and the sweep deletes it. */
		expiresAt: timestamp({ withTimezone: true }),
		/** Its key in the store, and its size in bytes. */
		key: text().unique('data_exports_key_unique'),
		size: bigint({ mode: 'number' }),
	},
	(table) => [
		uniqueIndex('data_exports_one_running')
			.on(table.accountId)
			.where(sql`${table.readyAt} is null and ${table.failedAt} is null`),
		index('data_exports_account').on(table.accountId, table.askedAt),
		index('data_exports_asked').on(table.askedAt),
	],
)

/**
 * An account being erased: hidden from the day of the request, sealed once it can no longer be taken back,
 * and its sealed record destroyed when the law no longer requires it. The row says nothing about a person,
 * and stays.
 */
export const erasures = pgTable(
	'erasures',
	{
		accountId: uuid()
			.primaryKey()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		cause: erasureCause().notNull(),
		/** When it was asked for, or when its owner was warned of a long absence. */
		beganAt: moment(),
		/**
		 * The account's status until then, in case the erasure is taken back; null while the account is not
		 * hidden.
		 */
		statusBefore: accountStatus(),
		statusReasonBefore: text(),
		waitingSinceBefore: timestamp({ withTimezone: true }),
		sealDueAt: timestamp({ withTimezone: true }).notNull(),
		/** When the mail went out that warns two days ahead. */
		warnedAt: timestamp({ withTimezone: true }),
		sealedAt: timestamp({ withTimezone: true }),
		destroyDueAt: timestamp({ withTimezone: true }).notNull(),
		destroyedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		index('erasures_to_seal')
			.on(table.sealDueAt)
			.where(sql`${table.sealedAt} is null`),
		index('erasures_to_destroy')
			.on(table.destroyDueAt)
			.where(sql`${table.sealedAt} is not null and ${table.destroyedAt} is null`),
	],
)

/**
 * The record of an erased account that the law requires, apart from everything else: who it was, when and
 * from where it was used, and what was agreed to. No endpoint reads it; sealing writes it and destroying
 * deletes it.
 */
export const sealedRecords = pgTable(
	'sealed_records',
	{
		accountId: uuid().primaryKey(),
		content: jsonb().notNull(),
		sealedAt: moment(),
		destroyDueAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [index('sealed_records_due').on(table.destroyDueAt)],
)
