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

/**
 * A person of whom a directory of the organisation tells by SCIM. Whether they are in the team is said by
 * `organisation_members` and `organisation_invitations`; this keeps what the directory calls them.
 */
export const scimUsers = pgTable(
	'scim_users',
	{
		/** The id of the SCIM resource, which stays when an invitation is accepted. */
		id: id(),
		organisationId: uuid()
			.notNull()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		email: text().notNull(),
		/** The id in the directory of the organisation. */
		externalId: text(),
		/** The role of whoever is in the team, or had it last. */
		role: memberRole().notNull(),
		/** The account that accepted the invitation. */
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		createdAt: moment(),
		changedAt: moment(),
	},
	(table) => [
		check('scim_users_email_lower', sql`${table.email} = lower(${table.email})`),
		uniqueIndex('scim_users_email_unique').on(table.organisationId, table.email),
		uniqueIndex('scim_users_account_unique').on(table.organisationId, table.accountId),
		index('scim_users_account').on(table.accountId),
	],
)
