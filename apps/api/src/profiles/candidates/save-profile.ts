import { CandidateDraft, type CandidateParts } from '@profile-search/contract/profiles/candidates'
import type { Db } from '@profile-search/db/client'
import { lockAccount, updateToPending } from '#accounts/accounts/queries.ts'
import { notFound } from '#platform/refusal.ts'
import { findCandidate } from './queries.ts'
import { writeProfile } from './write-profile.ts'

/**
 * Saves a complete profile in one transaction. An account that was incomplete or rejected then waits for an approver.
 */
export async function saveProfile(db: Db, accountId: string, draft: CandidateDraft) {
	await db.transaction(async (transaction) => {
		await lockAccount(transaction, accountId)
		await writeProfile(transaction, accountId, draft)
		await updateToPending(transaction, accountId)
	})
}

/** Saves parts of a profile in one transaction. Once nothing is missing, it is as if all of it had been saved. */
export async function saveParts(db: Db, accountId: string, parts: CandidateParts) {
	await db.transaction(async (transaction) => {
		await lockAccount(transaction, accountId)
		await writeProfile(transaction, accountId, parts)
		await submitIfComplete(transaction, accountId)
	})
}

/**
 * Once nothing is missing in the profile, an account that was incomplete or rejected waits for an approver. For after a
 * part was written, in the transaction of the caller.
 */
export async function submitIfComplete(db: Db, accountId: string) {
	const profile = await findCandidate(db, accountId)
	if (!profile) throw notFound()
	if (isComplete(profile)) await updateToPending(db, accountId)
}

function isComplete(profile: NonNullable<Awaited<ReturnType<typeof findCandidate>>>) {
	const { skills, preferredPlaces, ...fields } = profile
	return CandidateDraft.safeParse({
		...fields,
		skills: skills.map(({ shownBy, ...skill }) => ({ ...skill, shownBy: shownBy?.id ?? null })),
		preferredPlaceIds: preferredPlaces.map(({ id }) => id),
	}).success
}
