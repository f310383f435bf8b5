import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { memberRole, organisations } from './organisations.ts'

/** An invitation into the team of an organisation. Deleted once accepted or withdrawn. */
export const organisationInvitations = pgTable(
	'organisation_invitations',
	{
		id: id(),
		organisationId: uuid()
			.notNull()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		email: text().notNull(),
		role: memberRole().notNull(),
		invitedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** Hash of the token in the link. The worker that mails the link fills it in. */
		tokenHash: text(),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
		createdAt: moment(),
	},
	(table) => [
		check('organisation_invitations_role', sql`${table.role} <> 'owner'`),
		check('organisation_invitations_email_lower', sql`${table.email} = lower(${table.email})`),
		uniqueIndex('organisation_invitations_email_unique').on(table.organisationId, table.email),
		uniqueIndex('organisation_invitations_token_unique').on(table.tokenHash),
		index('organisation_invitations_expiry').on(table.expiresAt),
	],
)
