import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { caseLooks } from '@profile-search/db/schema/trust/approvals'
import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'

/** Slightly longer than the interval at which the page reports a look. */
const until = sql`now() + interval '3 minutes'`

/** Records that an approver looks at a waiting account. A look after a longer absence starts again. */
export async function noteLook(db: Db, approverId: string, accountId: string) {
	await db
		.insert(caseLooks)
		.select(
			db
				.select({
					accountId: accounts.id,
					approverId: sql<string>`${approverId}::uuid`.as('approver_id'),
					since: sql<Date>`now()`.as('since'),
					until: sql<Date>`${until}`.as('until'),
				})
				.from(accounts)
				.where(and(eq(accounts.id, accountId), eq(accounts.status, 'pending'))),
		)
		.onConflictDoUpdate({
			target: [caseLooks.accountId, caseLooks.approverId],
			set: {
				until,
				since: sql`case when ${caseLooks.until} < now() then now() else ${caseLooks.since} end`,
			},
		})
}

/** The other approvers who are looking at an account now, in the order in which they came. */
export async function listReviewers(db: Db, approverId: string, accountId: string) {
	return db
		.select({
			name: fullNameIn(accounts),
			since: caseLooks.since,
		})
		.from(caseLooks)
		.innerJoin(accounts, eq(accounts.id, caseLooks.approverId))
		.where(
			and(
				eq(caseLooks.accountId, accountId),
				ne(caseLooks.approverId, approverId),
				gt(caseLooks.until, sql`now()`),
			),
		)
		.orderBy(asc(caseLooks.since))
}

/** Deletes the looks at an account that was decided on. */
export async function deleteLooks(db: Db, accountId: string) {
	await db.delete(caseLooks).where(eq(caseLooks.accountId, accountId))
}

export async function deleteOldLooks(db: Db) {
	await db.delete(caseLooks).where(lt(caseLooks.until, sql`now()`))
}
