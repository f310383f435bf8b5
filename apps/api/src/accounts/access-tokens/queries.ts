import type { AccessToken } from '@profile-search/contract/accounts/access-tokens'
import type { Db } from '@profile-search/db/client'
import { accessTokens } from '@profile-search/db/schema/accounts/access-tokens'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { SignedIn } from '#http/session.ts'

/** The most tokens that an account can have. */
export const mostTokens = 20

type Reader = Pick<SignedIn, 'id' | 'organisationId' | 'memberRole'>

/** Whether an account leads a team, and so its organisation's tokens are its own too. */
export function leadsTeam<Account extends Pick<Reader, 'organisationId' | 'memberRole'>>(
	account: Account,
): account is Account & { organisationId: string } {
	return account.organisationId !== null && account.memberRole !== 'recruiter'
}

/** The valid tokens that an account may see and remove, newest first. */
export async function listAccessTokensOf(db: Db, reader: Reader): Promise<AccessToken[]> {
	const rows = await db
		.select({
			id: accessTokens.id,
			kind: accessTokens.kind,
			name: accessTokens.name,
			scopes: accessTokens.scopes,
			hint: accessTokens.hint,
			madeBy: sql<string | null>`case when ${accounts.id} <> ${reader.id} then ${fullNameIn(accounts)} end`,
			createdAt: accessTokens.createdAt,
			expiresAt: accessTokens.expiresAt,
			lastUsedAt: accessTokens.lastUsedAt,
		})
		.from(accessTokens)
		.innerJoin(accounts, eq(accounts.id, accessTokens.accountId))
		.where(and(isOf(db, reader), gt(accessTokens.expiresAt, sql`now()`)))
		.orderBy(desc(accessTokens.id))
		.limit(500)
	return rows
}

export async function countAccessTokens(db: Db, accountId: string) {
	return db.$count(
		accessTokens,
		and(eq(accessTokens.accountId, accountId), gt(accessTokens.expiresAt, sql`now()`)),
	)
}

export async function insertAccessToken(db: Db, token: typeof accessTokens.$inferInsert) {
	const [inserted] = await db.insert(accessTokens).values(token).returning()
	if (!inserted) throw new Error('No access token was inserted.')
	return inserted
}

/** The account whose token was removed; undefined when this reader has no such token. */
export async function deleteAccessTokenOf(db: Db, reader: Reader, id: string) {
	const [deleted] = await db
		.delete(accessTokens)
		.where(and(eq(accessTokens.id, id), isOf(db, reader)))
		.returning({ accountId: accessTokens.accountId })
	return deleted?.accountId
}

function isOf(db: Db, reader: Reader) {
	const team = db
		.select({ id: organisationMembers.accountId })
		.from(organisationMembers)
		.where(eq(organisationMembers.organisationId, reader.organisationId ?? ''))
	return or(
		eq(accessTokens.accountId, reader.id),
		leadsTeam(reader)
			? and(eq(accessTokens.kind, 'organisation'), inArray(accessTokens.accountId, team))
			: undefined,
	)
}
