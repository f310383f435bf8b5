import type { AccessTokenKind } from '@profile-search/contract/accounts/access-tokens'
import type { Scope } from '@profile-search/contract/http/scopes'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../platform/columns.ts'
import { accounts } from './accounts.ts'

/**
 * A token by which a program calls the API for an account. Only its hash is kept. A trigger removes the organisation's
 * tokens of whoever leaves the team.
 */
export const accessTokens = pgTable(
	'access_tokens',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		kind: text().$type<AccessTokenKind>().notNull(),
		name: text().notNull(),
		scopes: text().array().$type<Scope[]>().notNull(),
		tokenHash: text().notNull().unique('access_tokens_token_unique'),
		/** The last four characters of the token, by which its owner recognises it. */
		hint: text().notNull(),
		createdAt: moment(),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
		lastUsedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		index('access_tokens_account').on(table.accountId),
		index('access_tokens_expiry').on(table.expiresAt),
	],
)
