import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../platform/columns.ts'
import { places } from '../search/reference.ts'
import { organisations } from './organisations.ts'

/** A place where an organisation works, in addition to its main one. */
export const subBranches = pgTable(
	'sub_branches',
	{
		id: id(),
		organisationId: uuid()
			.notNull()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		placeId: integer()
			.notNull()
			.references(() => places.id),
		address: text(),
		mobileNumber: text(),
		email: text(),
		createdAt: moment(),
		updatedAt: moment(),
	},
	(table) => [
		uniqueIndex('sub_branches_name_unique').on(table.organisationId, sql`lower(${table.name})`),
		index('sub_branches_place').on(table.placeId),
	],
)
