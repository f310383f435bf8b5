import type { UserType } from '@profile-search/contract/accounts/accounts'
import type { Db } from '@profile-search/db/client'
import { openidRequests } from '@profile-search/db/schema/accounts/openid'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { hashToken, newToken } from '#platform/secrets.ts'
import type { Checks } from './client.ts'

/** How long a person may take at the provider and afterwards. */
export const requestMinutes = 10

type Begun = Checks & { provider: string; userType: UserType; next: string; accountId: string | null }

/** Stores a request, and returns the token that binds it to a browser. */
export async function insertRequest(db: Db, begun: Begun) {
	const token = newToken()
	await db.insert(openidRequests).values({
		...begun,
		tokenHash: hashToken(token),
		expiresAt: sql`now() + make_interval(mins => ${requestMinutes})`,
	})
	return token
}

/**
 * Takes the request that a browser comes back with, so that no second answer to it is accepted. Undefined when it is
 * none of this browser, of another provider, or old.
 */
export async function claimRequest(
	db: Db,
	token: string,
	{ provider, state }: { provider: string; state: string },
) {
	const [taken] = await db
		.update(openidRequests)
		.set({ returnedAt: sql`now()` })
		.where(
			and(
				isOf(token),
				eq(openidRequests.provider, provider),
				eq(openidRequests.state, state),
				isNull(openidRequests.returnedAt),
			),
		)
		.returning()
	return taken
}

export type Named = { issuer: string; subject: string; email: string | null }

/** Keeps whom the provider has named, until the login is done. */
export async function updateAnswer(db: Db, id: string, named: Named) {
	await db.update(openidRequests).set(named).where(eq(openidRequests.id, id))
}

export type Answer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>

/** Whom a provider has named to this browser, for a login. */
export async function findAnswer(db: Db, token: string) {
	const [found] = await db
		.select()
		.from(openidRequests)
		.where(and(isOf(token), isNull(openidRequests.accountId), isNotNull(openidRequests.subject)))
	const { issuer, subject } = found ?? {}
	return found && issuer && subject ? { ...found, issuer, subject } : undefined
}

/** Uses an answer up. False when it was used in the meantime. */
export async function deleteRequest(db: Db, id: string) {
	const deleted = await db
		.delete(openidRequests)
		.where(eq(openidRequests.id, id))
		.returning({ id: openidRequests.id })
	return deleted.length > 0
}

function isOf(token: string) {
	return and(eq(openidRequests.tokenHash, hashToken(token)), gt(openidRequests.expiresAt, sql`now()`))
}
