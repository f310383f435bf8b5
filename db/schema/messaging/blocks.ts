import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { organisations } from '../profiles/organisations.ts'

/** A person or team blocks messages from a person or team. */
export const accountBlocks = pgTable(
	'account_blocks',
	{
		id: id(),
		blockerId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		blockerOrganisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
		blockedId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		blockedOrganisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
		/** The member of the team who did it. */
		byId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		blockedAt: moment(),
	},
	(table) => [
		check(
			'account_blocks_blocker',
			sql`num_nonnulls(${table.blockerId}, ${table.blockerOrganisationId}) = 1`,
		),
		check(
			'account_blocks_blocked',
			sql`num_nonnulls(${table.blockedId}, ${table.blockedOrganisationId}) = 1`,
		),
		unique('account_blocks_once')
			.on(table.blockerId, table.blockerOrganisationId, table.blockedId, table.blockedOrganisationId)
			.nullsNotDistinct(),
		index('account_blocks_blocker_organisation').on(table.blockerOrganisationId),
		index('account_blocks_blocked').on(table.blockedId),
		index('account_blocks_blocked_organisation').on(table.blockedOrganisationId),
	],
)
