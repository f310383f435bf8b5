import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { and, eq, ne } from 'drizzle-orm'

/**
 * Locks the administrators who can act until the transaction ends, so that the last two cannot leave at once.
 */
export async function lockAdministrators(db: Db) {
	const rows = await db
		.select({ id: accounts.id })
		.from(accounts)
		.where(and(eq(accounts.isAdministrator, true), ne(accounts.status, 'suspended')))
		.orderBy(accounts.id)
		.for('update')
	return rows.map(({ id }) => id)
}
