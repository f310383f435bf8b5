import { undoHours, type MergeKind } from '@profile-search/contract/trust/merges'
import type { Db } from '@profile-search/db/client'
import { merges } from '@profile-search/db/schema/trust/merges'
import { eq, sql } from 'drizzle-orm'
import { tell } from '#accounts/notifications/tell.ts'
import { listTeam } from '#hiring/applications/sides.ts'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { jobRules } from './jobs/job-rules.ts'
import { holdJobs, mergeJobs } from './jobs/merge-jobs.ts'
import { moveAll } from './journal/journal.ts'
import { putBack } from './journal/put-back.ts'
import { withNobody } from './journal/settle-pairs.ts'
import { holdPeople, mergePeople, type Order } from './people/merge-people.ts'
import { personRules } from './people/person-rules.ts'
import { isMergedSince, listJobsOf, lockAccounts, lockJobs, lockMerge, noteMatchChanges } from './queries.ts'

/** Longer than any HTTP request takes. */
const lateSeconds = 60

/** Merges two accounts or jobs, in one transaction that locks both. */
export async function merge(db: Db, kind: MergeKind, order: Order) {
	return db.transaction(async (transaction) => {
		await (kind === 'person' ? holdPeople : holdJobs)(transaction, order)
		const [made] = await transaction
			.insert(merges)
			.values({ kind, ...order })
			.returning({ id: merges.id })
		if (!made) throw new Error('The row was just written.')
		await withNobody(transaction, made.id, () =>
			(kind === 'person' ? mergePeople : mergeJobs)(transaction, made.id, order),
		)
		await enqueue(transaction, 'merge_late', { mergeId: made.id }, `merge_late ${made.id}`, lateSeconds)
		return { mergeId: made.id }
	})
}

/** Moves rows written by HTTP requests that were running during the merge and waited for it. */
export async function mergeLate(db: Db, mergeId: string) {
	await db.transaction(async (transaction) => {
		const found = await lockMerge(transaction, mergeId)
		if (!found || found.undoneAt) return
		const { kind, keptId, duplicateId } = found
		if (await isMergedSince(transaction, found)) return
		await (kind === 'person' ? lockAccounts : lockJobs)(transaction, [keptId, duplicateId])
		const rules = kind === 'person' ? personRules : jobRules
		await moveAll(transaction, mergeId, rules, { from: duplicateId, to: keptId }, { isLate: true })
		await noteMatchChanges(transaction, kind, [keptId, duplicateId])
	})
}

/** Undoes the changes of a merge, except rows that have changed since. */
export async function undoMerge(db: Db, mergeId: string, actorId: string) {
	return db.transaction(async (transaction) => {
		const found = await lockMerge(transaction, mergeId)
		if (!found) throw notFound('trustRefusals.noMerge')
		if (found.undoneAt) throw conflict('trustRefusals.mergeUndone')
		const age = Date.now() - found.createdAt.getTime()
		if (age > undoHours * 3_600_000) throw conflict('trustRefusals.mergeTooOld')
		if (await isMergedSince(transaction, found)) throw conflict('trustRefusals.mergedSince')
		const { kind, keptId, duplicateId } = found
		await (kind === 'person' ? lockAccounts : lockJobs)(transaction, [keptId, duplicateId])
		const left = await withNobody(transaction, mergeId, () => putBack(transaction, mergeId))
		await transaction
			.update(merges)
			.set({ undoneAt: sql`now()` })
			.where(eq(merges.id, mergeId))
		await noteMatchChanges(transaction, kind, [keptId, duplicateId])
		for (const subjectId of [keptId, duplicateId])
			await record(transaction, { actorId, action: 'merge_undone', subjectId })
		if (kind === 'person') await enqueue(transaction, 'mail_merge_undone', { mergeId })
		else await tellTeam(transaction, [keptId, duplicateId])
		return { left }
	})
}

async function tellTeam(db: Db, ids: [string, string]) {
	const [job] = await listJobsOf(db, ids)
	if (!job) return
	for (const member of await listTeam(db, job.organisationId))
		await tell(db, member.id, {
			kind: 'job',
			title: 'trustMails.told.merge.jobsUndone',
			body: job.title,
			page: `jobs/${job.id}`,
			orderId: null,
		})
}
