import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { organisations } from './organisations.ts'

/**
 * Readers who never see a person: the members of an organisation, or everyone whose mail address is in a
 * domain.
 */
export const employerBlocks = pgTable(
	'employer_blocks',
	{
		id: id(),
		ownerId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		organisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
		/** In lower case, as after the @; its subdomains count too. */
		domain: text(),
		createdAt: moment(),
	},
	(table) => [
		check('employer_blocks_one_target', sql`num_nonnulls(${table.organisationId}, ${table.domain}) = 1`),
		// The first column is what readers are looked up by.
		unique('employer_blocks_organisation_unique').on(table.organisationId, table.ownerId),
		unique('employer_blocks_domain_unique').on(table.domain, table.ownerId),
		index('employer_blocks_owner').on(table.ownerId),
	],
)
