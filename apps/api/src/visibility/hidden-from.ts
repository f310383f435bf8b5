import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { domainsAbove, lookerOf } from './looker.ts'

/** Who is looking, as far as others can hide from them. */
export type Looker = {
	/** Null for a visitor. */
	accountId: string | null
	organisationId: string | null
	/** The part of the mail address after the @. */
	mailDomain: string | null
}

/** The SQL condition that the owner of something hides from this looker. Nobody hides from themselves. */
export function isHiddenFrom(looker: Looker, ownerId: SQLWrapper): SQL {
	const condition = namesThem(looker)
	if (!condition) return sql`false`
	return sql`(${ownerId} <> ${looker.accountId} and exists (
		select from ${employerBlocks} block where block.owner_id = ${ownerId} and (${condition})))`
}

/** The ids of everyone who hides from this looker, for lists that are not read from the database. */
export async function listHiddenFrom(db: Db, looker: Looker): Promise<string[]> {
	const condition = namesThem(looker)
	if (!condition) return []
	const { rows } = await db.execute<{ id: string }>(sql`
		select distinct block.owner_id as id from ${employerBlocks} block
		where (${condition}) and block.owner_id <> ${looker.accountId}`)
	return rows.map(({ id }) => id)
}

/** An account as a looker, for work without a request of its own, such as a mail. */
export async function findLooker(db: Db, accountId: string) {
	const [account] = await db
		.select({
			id: accounts.id,
			email: accounts.email,
			organisationId: organisationMembers.organisationId,
		})
		.from(accounts)
		.leftJoin(organisationMembers, eq(organisationMembers.accountId, accounts.id))
		.where(eq(accounts.id, accountId))
	return account && lookerOf(account)
}

/** Undefined for a visitor: visitors cannot be told apart, so nobody can hide from one. */
function namesThem({ accountId, organisationId, mailDomain }: Looker) {
	if (!accountId) return undefined
	const inDomain = sql`block.domain = any(${sql.param(domainsAbove(mailDomain ?? ''))}::text[])`
	return organisationId ? sql`block.organisation_id = ${organisationId} or ${inDomain}` : inDomain
}
