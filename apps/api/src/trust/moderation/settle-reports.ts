import type { Db } from '@profile-search/db/client'
import { reporters, reports } from '@profile-search/db/schema/trust/reports'
import { and, eq, sql } from 'drizzle-orm'
import { tell } from '#accounts/notifications/tell.ts'

/** A reporter who was right gains a little, up to twice the weight; an abusive one loses half. */
const right = { weight: sql`least(${reporters.weight} + 0.1, 2)`, first: 1.1 }
const abusive = { weight: sql`${reporters.weight} / 2`, first: 0.5 }

/** Settles the reports of a case: the reporters are told the outcome, and their weight changes from now on. */
export async function settleReports(
	db: Db,
	caseId: string,
	status: 'upheld' | 'dismissed',
	isAbusive = false,
) {
	const settled = await db
		.update(reports)
		.set({ status, decidedAt: sql`now()`, network: null })
		.where(and(eq(reports.caseId, caseId), eq(reports.status, 'filed')))
		.returning({ reporterId: reports.reporterId })
	const change = status === 'upheld' ? right : isAbusive ? abusive : undefined
	for (const { reporterId } of settled) {
		if (change)
			await db
				.insert(reporters)
				.values({ accountId: reporterId, weight: change.first })
				.onConflictDoUpdate({ target: reporters.accountId, set: { weight: change.weight } })
		await tell(db, reporterId, {
			kind: 'moderation',
			title: 'trustMails.told.reporter.title',
			body: `trustMails.told.reporter.${status === 'upheld' ? 'upheld' : 'other'}`,
			page: 'notifications',
			orderId: null,
		})
	}
}
