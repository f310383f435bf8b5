import type { Db } from '@profile-search/db/client'
import { jobImportRows } from '@profile-search/db/schema/hiring/job-imports'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import { lockImport, updateImport } from './queries.ts'

const rowsAtOnce = 500

/** Deletes the drafts of an import as they were made, so many at a time. What was changed or published since stays. */
export async function undoRows(db: Db, importId: string) {
	while (await db.transaction((transaction) => undoNext(transaction, importId)));
}

async function undoNext(db: Db, importId: string) {
	const found = await lockImport(db, importId, 'undoing')
	if (!found) return false
	const isOfImport = eq(jobImportRows.importId, importId)
	const rows = await db
		.select({ number: jobImportRows.number, jobId: jobImportRows.jobId })
		.from(jobImportRows)
		.where(and(isOfImport, eq(jobImportRows.state, 'imported')))
		.orderBy(asc(jobImportRows.number))
		.limit(rowsAtOnce)
	if (rows.length === 0) {
		await updateImport(db, importId, { state: 'undone' })
		await record(db, {
			actorId: found.accountId,
			action: 'jobs_import_undone',
			subjectId: found.organisationId,
			facts: { file: found.fileName, deleted: found.undone, kept: found.kept },
		})
		return false
	}
	const ids = rows.flatMap(({ jobId }) => jobId ?? [])
	const isUntouched = and(
		eq(jobs.organisationId, found.organisationId),
		eq(jobs.status, 'draft'),
		eq(jobs.version, 1),
		isNull(jobs.publishedAt),
	)
	if (ids.length) await db.delete(jobs).where(and(inArray(jobs.id, ids), isUntouched))
	// The rows of jobs that are gone, also of those that were deleted by hand, refer to none.
	const ended = await db
		.update(jobImportRows)
		.set({
			state: sql`case when ${jobImportRows.jobId} is null then 'undone' else 'kept' end::import_row_state`,
		})
		.where(
			and(
				isOfImport,
				inArray(
					jobImportRows.number,
					rows.map(({ number }) => number),
				),
			),
		)
		.returning({ state: jobImportRows.state })
	const kept = ended.filter(({ state }) => state === 'kept').length
	await updateImport(db, importId, { kept: found.kept + kept, undone: found.undone + ended.length - kept })
	return true
}
