import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/columns.ts'
import { accounts } from './accounts.ts'

/** A creating call that its caller may repeat, and its answer; both are null until the call has ended. */
export const idempotencyKeys = pgTable(
	'idempotency_keys',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		key: text().notNull(),
		/** The hash of the method, the address and the body. */
		digest: text().notNull(),
		status: smallint(),
		answer: text(),
		createdAt: moment(),
	},
	(table) => [
		primaryKey({ name: 'idempotency_keys_key', columns: [table.accountId, table.key] }),
		index('idempotency_keys_created').on(table.createdAt),
	],
)
