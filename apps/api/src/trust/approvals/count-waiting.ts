import type { Db } from '@profile-search/db/client'
import { countWaitingJobs } from '#hiring/jobs/reviews/queries.ts'
import { countClaimsAt } from '#profiles/employments/queries.ts'
import { countHeld } from '#profiles/held-changes/queries.ts'
import { countPendingSections } from '#profiles/sections/list-sections.ts'
import type { Viewer } from '#visibility/hidden-from.ts'
import { findStatus } from '#visibility/standing.ts'
import { countWaiting } from './queue.ts'

/**
 * The number of decisions that wait for this account: for an approver accounts, sections, jobs and changes, for an
 * employer employments.
 */
export async function countWaitingFor(
	db: Db,
	{ isApprover, ...reviewer }: Viewer & { accountId: string; isApprover: boolean },
) {
	const { accountId, organisationId } = reviewer
	const counts = await Promise.all([
		isApprover ? countWaiting(db, accountId) : 0,
		isApprover ? countPendingSections(db, accountId) : 0,
		isApprover ? countWaitingJobs(db, accountId) : 0,
		isApprover ? countHeld(db, accountId) : 0,
		organisationId && (await findStatus(db, accountId)) === 'approved'
			? countClaimsAt(db, { ...reviewer, organisationId })
			: 0,
	])
	return counts.reduce((sum, count) => sum + count, 0)
}
