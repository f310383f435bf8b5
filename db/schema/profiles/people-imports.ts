import {
	ImportKind,
	type ImportedColumn,
	type KnownPerson,
	PersonRowState,
	importedPersonDays,
} from '@profile-search/contract/profiles/imports/people'
import { sql } from 'drizzle-orm'
import {
	check,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { moment } from '../platform/columns.ts'
import { importColumns, type ValueNote } from '../platform/imports.ts'
import { pageLanguage } from '../platform/language.ts'

export const peopleImportKind = pgEnum('people_import_kind', ImportKind.enum)
export const personRowState = pgEnum('person_row_state', PersonRowState.enum)

/** A file of people or organisations, read and checked row by row before anybody is invited. */
export const peopleImports = pgTable(
	'people_imports',
	{
		...importColumns<ImportedColumn>(),
		kind: peopleImportKind().notNull().default('people'),
		accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** Who gave the data, as the people are told. */
		source: text(),
		/** The language of the invitations. */
		language: pageLanguage(),
		invited: integer().notNull().default(0),
		accepted: integer().notNull().default(0),
		declined: integer().notNull().default(0),
		undone: integer().notNull().default(0),
	},
	(table) => [
		index('people_imports_account').on(table.accountId),
		index('people_imports_created').on(table.createdAt),
	],
)

/**
 * A person in such a file, perhaps with an organisation, in no list and no match: only administrators and whoever holds the link see the row. It is
 * deleted once the person has answered, or after thirty days.
 */
export const peopleImportRows = pgTable(
	'people_import_rows',
	{
		importId: uuid()
			.notNull()
			.references(() => peopleImports.id, { onDelete: 'cascade' }),
		/** As a spreadsheet counts them. */
		number: integer().notNull(),
		cells: text().array().notNull(),
		state: personRowState().notNull().default('ready'),
		/** `ImportedPerson` as far as it was understood; null without the names and an address. */
		person: jsonb(),
		/** `ImportedOrganisation` as far as it was understood, which the person looks after. */
		organisation: jsonb(),
		email: text(),
		/** The last ten digits of the mobile number. */
		mobile: text(),
		/** What is kept of an address that has declined. */
		addressHash: text(),
		problems: jsonb().$type<ValueNote<ImportedColumn>[]>().notNull().default([]),
		notes: jsonb().$type<ValueNote<ImportedColumn>[]>().notNull().default([]),
		/** Why the person is not invited. */
		known: text().$type<KnownPerson>(),
		knownRow: integer(),
		/** Hash of the token in the link. The worker that mails the link fills it in. */
		tokenHash: text(),
		mailedAt: timestamp({ withTimezone: true }),
		expiresAt: timestamp({ withTimezone: true })
			.notNull()
			.default(sql.raw(`now() + interval '${importedPersonDays} days'`)),
	},
	(table) => [
		primaryKey({ name: 'people_import_rows_key', columns: [table.importId, table.number] }),
		check('people_import_rows_email_lower', sql`${table.email} = lower(${table.email})`),
		index('people_import_rows_email')
			.on(table.email)
			.where(sql`${table.email} is not null`),
		uniqueIndex('people_import_rows_token').on(table.tokenHash),
		index('people_import_rows_expiry').on(table.expiresAt),
	],
)

/** Keyed hashes of addresses whose holders have declined, so that no import invites them again. */
export const declinedAddresses = pgTable('declined_addresses', {
	addressHash: text().primaryKey(),
	declinedAt: moment(),
})
