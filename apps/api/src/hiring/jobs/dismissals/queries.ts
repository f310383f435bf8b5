import type { DismissReason } from '@profile-search/contract/hiring/dismissals'
import type { Db } from '@profile-search/db/client'
import { jobDismissals, jobs } from '@profile-search/db/schema/hiring/jobs'
import { statement } from '@profile-search/db/statement'
import { and, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import { keyset, pageWithNext, rowsOfPage, type PageAsked } from '#platform/lists.ts'
import { jobCards } from '../queries.ts'

/** The jobs that a person has dismissed. */
export async function listDismissedJobIds(db: Db, candidateId: string) {
	const rows = await dismissalsOf(db).execute({ candidateId })
	return rows.map(({ jobId }) => jobId)
}

const dismissalsOf = statement((db) =>
	db
		.select({ jobId: jobDismissals.jobId })
		.from(jobDismissals)
		.where(eq(jobDismissals.candidateId, sql.placeholder('candidateId')))
		.prepare('dismissed_jobs'),
)

const latestFirst = keyset('desc', jobDismissals.dismissedAt, jobDismissals.jobId)

/** One page of dismissed jobs with their cards, the latest first. */
export async function listDismissals(db: Db, candidateId: string, asked: PageAsked) {
	const { limit, offset } = rowsOfPage(asked)
	const isTheirs = eq(jobDismissals.candidateId, candidateId)
	const rows = await db
		.select({ ...getTableColumns(jobDismissals), position: latestFirst.position })
		.from(jobDismissals)
		.where(and(isTheirs, latestFirst.after(asked.after)))
		.orderBy(...latestFirst.orderBy)
		.limit(limit)
		.offset(offset)
	const ids = rows.map(({ jobId }) => jobId)
	const cards = ids.length ? await jobCards(db, inArray(jobs.id, ids)) : []
	const byId = new Map(cards.map((card) => [card.id, card]))
	const page = pageWithNext(rows, await db.$count(jobDismissals, isTheirs), asked.page)
	const items = page.items.flatMap(({ jobId, reason, comment, dismissedAt }) => {
		const job = byId.get(jobId)
		return job ? [{ job, reason, comment, dismissedAt }] : []
	})
	return { ...page, items }
}

/** Stores the latest reason. False when there was never such a public job. */
export async function upsertDismissal(
	db: Db,
	candidateId: string,
	jobId: string,
	dismissal: { reason: DismissReason; comment: string | null },
) {
	const [wasPublic] = await db
		.select({ id: jobs.id })
		.from(jobs)
		.where(and(eq(jobs.id, jobId), isNotNull(jobs.publishedAt)))
	if (!wasPublic) return false
	await db
		.insert(jobDismissals)
		.values({ candidateId, jobId, ...dismissal })
		.onConflictDoUpdate({
			target: [jobDismissals.candidateId, jobDismissals.jobId],
			set: { ...dismissal, dismissedAt: sql`now()` },
		})
	return true
}

export async function deleteDismissal(db: Db, candidateId: string, jobId: string) {
	await db
		.delete(jobDismissals)
		.where(and(eq(jobDismissals.candidateId, candidateId), eq(jobDismissals.jobId, jobId)))
}
