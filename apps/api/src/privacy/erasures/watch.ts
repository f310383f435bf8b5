import { erasureNoticeHours } from '@profile-search/contract/privacy/erasures'
import type { Db } from '@profile-search/db/client'
import { erasures, sealedRecords } from '@profile-search/db/schema/privacy/personal-data'
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { enqueue } from '#platform/queue/queue.ts'

/** The number of accounts handled in one run. */
const atOnce = 500

/** Runs each hour: handles every erasure whose next stage is due. */
export async function watchErasures(db: Db) {
	await warnInactive(db)
	await warnBeforeSealing(db)
	for (const accountId of await listToSeal(db))
		await enqueue(db, 'seal_account', { accountId }, `seal ${accountId}`)
	await destroyRecords(db)
}

/**
 * Warns accounts that have been inactive for years; two days later they are erased, unless the person logs in. An
 * organisation with other members continues, so its owner is left alone. Merged accounts are erased with the account
 * that was kept.
 */
async function warnInactive(db: Db) {
	await db.transaction(async (transaction) => {
		const { rows } = await transaction.execute<{ id: string }>(sql`
			insert into erasures (account_id, cause, warned_at, seal_due_at, destroy_due_at)
			select account.id, 'inactive', now(), now() + make_interval(hours => ${erasureNoticeHours}),
				now() + make_interval(hours => ${erasureNoticeHours}, days => coalesce((select sealed_days from site_settings), 365))
			from accounts account
			where account.erased_at is null
				and account.seen_at < now() - make_interval(years => coalesce((select inactive_years from site_settings), 3))
				and not exists (select from erasures erasure where erasure.account_id = account.id)
				and not exists (select from merges where duplicate_id = account.id and undone_at is null)
				and not exists (select from organisation_members mine
					join organisation_members other using (organisation_id)
					where mine.account_id = account.id and mine.role = 'owner' and other.role <> 'owner')
			limit ${atOnce}
			on conflict do nothing
			returning account_id as id`)
		for (const { id } of rows) await enqueue(transaction, 'mail_erasure', { accountId: id, news: 'inactive' })
	})
}

/** Reminds the people who asked for an erasure, two days before it becomes final. */
async function warnBeforeSealing(db: Db) {
	await db.transaction(async (transaction) => {
		const due = await transaction
			.update(erasures)
			.set({ warnedAt: sql`now()` })
			.where(
				and(
					isNull(erasures.sealedAt),
					isNull(erasures.warnedAt),
					lte(erasures.sealDueAt, sql`now() + make_interval(hours => ${erasureNoticeHours})`),
				),
			)
			.returning({ accountId: erasures.accountId })
		for (const { accountId } of due) await enqueue(transaction, 'mail_erasure', { accountId, news: 'soon' })
	})
}

async function listToSeal(db: Db) {
	const rows = await db
		.select({ accountId: erasures.accountId })
		.from(erasures)
		.where(and(isNull(erasures.sealedAt), isNotNull(erasures.warnedAt), lte(erasures.sealDueAt, sql`now()`)))
		.limit(atOnce)
	return rows.map(({ accountId }) => accountId)
}

/** Deletes the last records of an account: from now on nothing tells who it was. */
async function destroyRecords(db: Db) {
	await db.transaction(async (transaction) => {
		const destroyed = await transaction
			.delete(sealedRecords)
			.where(lte(sealedRecords.destroyDueAt, sql`now()`))
			.returning({ accountId: sealedRecords.accountId })
		for (const { accountId } of destroyed)
			await transaction
				.update(erasures)
				.set({ destroyedAt: sql`now()` })
				.where(eq(erasures.accountId, accountId))
	})
}
