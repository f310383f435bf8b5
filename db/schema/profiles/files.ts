import { sql } from 'drizzle-orm'
import { check, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { organisations } from './organisations.ts'

export const fileKind = pgEnum('file_kind', ['photo', 'logo'])

/**
 * A picture in the file store: the photo of an account or the logo of an organisation; a logo without an
 * owner is the site's. Each has one at most.
 */
export const files = pgTable(
	'files',
	{
		id: id(),
		kind: fileKind().notNull(),
		accountId: uuid()
			.unique('files_account_unique')
			.references(() => accounts.id, { onDelete: 'cascade' }),
		organisationId: uuid()
			.unique('files_organisation_unique')
			.references(() => organisations.id, { onDelete: 'cascade' }),
		/** Its key in the store. */
		key: text().notNull().unique('files_key_unique'),
		/** Bytes. */
		size: integer().notNull(),
		createdAt: moment(),
	},
	(table) => [
		check(
			'files_one_owner',
			sql`(${table.kind} = 'photo') = (${table.accountId} is not null)
				and (${table.kind} = 'logo' or ${table.organisationId} is null)`,
		),
		uniqueIndex('files_site_logo')
			.on(table.kind)
			.where(sql`${table.kind} = 'logo' and ${table.organisationId} is null`),
	],
)
