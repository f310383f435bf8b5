import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { domainsAbove, viewerOfAccount } from './viewer-of-account.ts'

/** Who is looking, as far as others can hide from them. */
export type Viewer = {
	/** Null for a visitor. */
	accountId: string | null
	organisationId: string | null
	/** The part of the mail address after the @. */
	mailDomain: string | null
}

/** The SQL condition that the owner of something hides from this viewer. Nobody hides from themselves. */
export function isHiddenFrom(viewer: Viewer, ownerId: SQLWrapper): SQL {
	const condition = namesThem(viewer)
	if (!condition) return sql`false`
	return sql`(${ownerId} <> ${viewer.accountId} and exists (
		select from ${employerBlocks} block where block.owner_id = ${ownerId} and (${condition})))`
}

/** The ids of everyone who hides from this viewer, for lists that are not read from the database. */
export async function listHiddenFrom(db: Db, viewer: Viewer): Promise<string[]> {
	const condition = namesThem(viewer)
	if (!condition) return []
	const { rows } = await db.execute<{ id: string }>(sql`
		select distinct block.owner_id as id from ${employerBlocks} block
		where (${condition}) and block.owner_id <> ${viewer.accountId}`)
	return rows.map(({ id }) => id)
}

/** An account as a viewer, for work without a request of its own, such as a mail. */
export async function findViewer(db: Db, accountId: string) {
	const [account] = await db
		.select({
			id: accounts.id,
			email: accounts.email,
			organisationId: organisationMembers.organisationId,
		})
		.from(accounts)
		.leftJoin(organisationMembers, eq(organisationMembers.accountId, accounts.id))
		.where(eq(accounts.id, accountId))
	return account && viewerOfAccount(account)
}

/** Undefined for a visitor: visitors cannot be told apart, so nobody can hide from one. */
function namesThem({ accountId, organisationId, mailDomain }: Viewer) {
	if (!accountId) return undefined
	const inDomain = sql`block.domain = any(${sql.param(domainsAbove(mailDomain ?? ''))}::text[])`
	return organisationId ? sql`block.organisation_id = ${organisationId} or ${inDomain}` : inDomain
}
