import type { AccountStatus } from '@profile-search/contract/accounts/accounts'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { eq, sql } from 'drizzle-orm'

/**
 * The status that counts for an account, and its reason. In a team these are the owner's, unless the account
 * itself is suspended. `name` is the name of the accounts table in the query.
 */
export function standing(name = 'accounts') {
	const own = sql.identifier(name)
	const ofOwner = (column: 'status' | 'status_reason') => sql`(
		select owner.${sql.identifier(column)}
		from organisation_members mine
		join organisation_members first on first.organisation_id = mine.organisation_id and first.role = 'owner'
		join accounts owner on owner.id = first.account_id
		where mine.account_id = ${own}.id and mine.role <> 'owner' and ${own}.status <> 'suspended')`
	return {
		status: sql<AccountStatus>`coalesce(${ofOwner('status')}, ${own}.status)`,
		statusReason: sql<string | null>`coalesce(${ofOwner('status_reason')}, ${own}.status_reason)`,
	}
}

/** The status that counts for an account. */
export async function findStatus(db: Db, accountId: string) {
	const [found] = await db
		.select({ status: standing().status })
		.from(accounts)
		.where(eq(accounts.id, accountId))
	return found?.status
}
