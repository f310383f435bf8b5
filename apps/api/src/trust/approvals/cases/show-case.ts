import type { QueueFilter } from '@profile-search/contract/trust/approvals'
import type { Db } from '@profile-search/db/client'
import { findStanding } from '#accounts/decisions/queries.ts'
import { notFound } from '#platform/refusal.ts'
import { listDuplicates } from '../duplicates/queries.ts'
import { findNeighbours } from '../queue.ts'
import { listReviewers } from './looks.ts'
import { findDecidedProfile } from './snapshots.ts'

/** The data that an approver needs besides the profile itself. */
export async function showCase(db: Db, approverId: string, accountId: string, filter: QueueFilter) {
	const standing = await findStanding(db, approverId, accountId)
	if (!standing) throw notFound('refusals.noAccount')
	const [reviewers, before, duplicates, neighbours] = await Promise.all([
		listReviewers(db, approverId, accountId),
		findDecidedProfile(db, accountId),
		listDuplicates(db, accountId),
		findNeighbours(db, approverId, filter, accountId),
	])
	return { ...standing, reviewers, before, duplicates, ...neighbours }
}
