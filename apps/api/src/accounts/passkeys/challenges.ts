import type { Db } from '@profile-search/db/client'
import { passkeyChallenges } from '@profile-search/db/schema/accounts/second-steps'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'

/**
 * Stores a challenge that a browser has to sign within five minutes: for an account that adds a passkey, or
 * null for a login.
 */
export async function insertChallenge(db: Db, challenge: string, accountId: string | null) {
	const id = crypto.randomUUID()
	await db
		.insert(passkeyChallenges)
		.values({ id, challenge, accountId, expiresAt: sql`now() + interval '5 minutes'` })
	return id
}

/**
 * Uses a challenge up, whatever the outcome. Undefined when it was used, is old, or was meant for another
 * purpose.
 */
export async function takeChallenge(db: Db, id: string, accountId: string | null) {
	const [taken] = await db
		.delete(passkeyChallenges)
		.where(
			and(
				eq(passkeyChallenges.id, id),
				accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId),
				gt(passkeyChallenges.expiresAt, sql`now()`),
			),
		)
		.returning({ challenge: passkeyChallenges.challenge })
	return taken?.challenge
}
