import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { statement } from '@profile-search/db/statement'
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

/** A viewer in a statement: as values, or as placeholders of a prepared one. */
export type ViewerParameters = { accountId: SQL; organisationId: SQL; domains: SQL }

/** The SQL condition that the owner of something hides from this viewer. Nobody hides from themselves. */
export function isHiddenFrom(viewer: Viewer, ownerId: SQLWrapper): SQL {
	return viewer.accountId ? isHidden(parametersOf(viewer), ownerId) : sql`false`
}

/** The same condition on parameters. It holds for no visitor: they cannot be told apart, so nobody can hide from one. */
export function isHidden(viewer: ViewerParameters, ownerId: SQLWrapper): SQL {
	return sql`(${ownerId} <> ${viewer.accountId} and exists (
		select from ${employerBlocks} block where block.owner_id = ${ownerId} and ${namesThem(viewer)}))`
}

/** The ids of everyone who hides from this viewer, for lists that are not read from the database. */
export async function listHiddenFrom(db: Db, viewer: Viewer): Promise<string[]> {
	if (!viewer.accountId) return []
	const owners = await hiddenFrom(db).execute(viewerValues(viewer))
	return owners.map(({ id }) => id)
}

const hiddenFrom = statement((db) =>
	db
		.selectDistinct({ id: sql<string>`block.owner_id` })
		.from(sql`${employerBlocks} block`)
		.where(sql`${namesThem(viewerPlaceholders)} and block.owner_id <> ${viewerPlaceholders.accountId}`)
		.prepare('hidden_from'),
)

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

/** The viewer of a prepared statement, which is executed with `viewerValues`. */
export const viewerPlaceholders: ViewerParameters = {
	accountId: sql`${sql.placeholder('viewerId')}::uuid`,
	organisationId: sql`${sql.placeholder('viewerOrganisationId')}::uuid`,
	domains: sql`${sql.placeholder('viewerDomains')}::text[]`,
}

/** What a prepared statement is given for its viewer. */
export function viewerValues({ accountId, organisationId, mailDomain }: Viewer) {
	return {
		viewerId: accountId,
		// Who is not logged in acts for nobody.
		viewerOrganisationId: accountId && organisationId,
		viewerDomains: accountId ? domainsAbove(mailDomain ?? '') : [],
	}
}

/** A viewer as values of a statement that is not prepared. */
export function parametersOf(viewer: Viewer): ViewerParameters {
	const { viewerId, viewerOrganisationId, viewerDomains } = viewerValues(viewer)
	return {
		accountId: sql`${viewerId}::uuid`,
		organisationId: sql`${viewerOrganisationId}::uuid`,
		domains: sql`${sql.param(viewerDomains)}::text[]`,
	}
}

function namesThem({ organisationId, domains }: ViewerParameters) {
	return sql`(block.organisation_id = ${organisationId} or block.domain = any(${domains}))`
}
