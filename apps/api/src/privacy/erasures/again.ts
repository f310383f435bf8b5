import { ErasureCause } from '@profile-search/contract/privacy/erasures'
import type { Db } from '@profile-search/db/client'
import { erasures } from '@profile-search/db/schema/privacy/personal-data'
import { isNotNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { record } from '#platform/audit/record.ts'
import { endWhatOthersWaitFor, hide } from './leave.ts'
import { sealAccount } from './seal.ts'

/** What is known of an erasure outside the database: an id and days, nothing of the person. */
export const ErasureLine = z.object({
	accountId: z.uuid(),
	cause: ErasureCause,
	beganAt: z.coerce.date(),
	sealDueAt: z.coerce.date(),
	destroyDueAt: z.coerce.date(),
})
export type ErasureLine = z.output<typeof ErasureLine>

/** The accounts that are being erased, or were. Kept beside the backups, for those that are older. */
export async function listErasures(db: Db): Promise<ErasureLine[]> {
	return db
		.select({
			accountId: erasures.accountId,
			cause: erasures.cause,
			beganAt: erasures.beganAt,
			sealDueAt: erasures.sealDueAt,
			destroyDueAt: erasures.destroyDueAt,
		})
		.from(erasures)
		.where(or(isNotNull(erasures.sealedAt), isNotNull(erasures.statusBefore)))
}

/**
 * Erases again whom a backup has brought back: hidden at once, and sealed where the days in which it could be taken
 * back are over. Resolves to how many accounts that were.
 */
export async function eraseAgain(db: Db, lines: readonly ErasureLine[]) {
	let count = 0
	for (const { accountId, ...erasure } of lines) {
		const isBack = await db.transaction(async (transaction) => {
			const account = await lockAccount(transaction, accountId)
			if (!account || account.erasedAt) return false
			const times = { ...erasure, warnedAt: sql`now()` }
			const [begun] = await transaction
				.insert(erasures)
				.values({ accountId, ...times })
				.onConflictDoUpdate({
					target: erasures.accountId,
					set: times,
					setWhere: sql`${erasures.statusBefore} is null`,
				})
				.returning({ accountId: erasures.accountId })
			if (!begun) return true
			await endWhatOthersWaitFor(transaction, accountId)
			await hide(transaction, accountId)
			await record(transaction, { actorId: null, action: 'erasure_asked', subjectId: accountId })
			return true
		})
		if (!isBack) continue
		count += 1
		if (erasure.sealDueAt <= new Date()) await sealAccount(db, accountId)
	}
	return count
}
