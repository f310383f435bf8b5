import { JobFields } from '@profile-search/contract/hiring/job-drafts'
import type { Db } from '@profile-search/db/client'
import { jobImportRows, type jobImports } from '@profile-search/db/schema/hiring/job-imports'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import { insertDrafts } from '../jobs/edits/insert-drafts.ts'
import { lockImport, updateImport } from './queries.ts'

const rowsAtOnce = 250

/** Makes drafts of the rows that are left, so many at a time, until there are none or the import is stopped. */
export async function importRows(db: Db, importId: string) {
	while (await db.transaction((transaction) => importNext(transaction, importId)));
}

/**
 * A draft and the note that its row is imported are written together: after a kill in the middle, neither is there, and
 * the next run begins with just these rows. Returns whether there may be more.
 */
async function importNext(db: Db, importId: string) {
	const found = await lockImport(db, importId, 'importing')
	if (!found) return false
	const isLeft = and(eq(jobImportRows.importId, importId), eq(jobImportRows.state, 'ready'))
	const rows = await db
		.select({
			number: jobImportRows.number,
			draft: jobImportRows.draft,
			externalId: jobImportRows.externalId,
		})
		.from(jobImportRows)
		.where(
			found.withDuplicates
				? isLeft
				: and(isLeft, isNull(jobImportRows.duplicateOf), isNull(jobImportRows.duplicateRow)),
		)
		.orderBy(asc(jobImportRows.number))
		.limit(rowsAtOnce)
	if (rows.length === 0) {
		await updateImport(db, importId, { state: 'done' })
		await record(db, {
			actorId: found.accountId,
			action: 'jobs_imported',
			subjectId: found.organisationId,
			facts: { file: found.fileName, jobs: found.imported },
		})
		return false
	}
	const { refused } = await insertRows(db, found, rows)
	await updateImport(db, importId, {
		imported: found.imported + rows.length - refused,
		faulty: found.faulty + refused,
	})
	return true
}

type Import = typeof jobImports.$inferSelect
type Row = { number: number; draft: unknown; externalId: string | null }

/**
 * What a row refers to may be gone by now, such as a sub-branch. Then the rows are inserted one by one, and those that
 * cannot be are faulty.
 */
async function insertRows(db: Db, found: Import, rows: Row[]): Promise<{ refused: number }> {
	try {
		await db.transaction(async (attempt) => {
			const by = { organisationId: found.organisationId, editorId: found.accountId }
			const drafts = rows.map(({ draft, externalId }) => ({ fields: withoutQuestions(draft), externalId }))
			const ids = await insertDrafts(attempt, by, drafts)
			const made = rows.map(({ number }, at) => ({ number, job_id: ids[at] }))
			await attempt.execute(sql`
				update ${jobImportRows} line set state = 'imported', job_id = made.job_id
				from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (number int, job_id uuid)
				where line.import_id = ${found.id} and line.number = made.number`)
		})
		return { refused: 0 }
	} catch (error) {
		if (!isForeignKey(error)) throw error
		if (rows.length > 1) {
			let refused = 0
			for (const row of rows) refused += (await insertRows(db, found, [row])).refused
			return { refused }
		}
		await db
			.update(jobImportRows)
			.set({
				state: 'faulty',
				problems: [{ column: 'title', value: '', message: 'hiringProblems.importOutdated' }],
			})
			.where(and(eq(jobImportRows.importId, found.id), eq(jobImportRows.number, rows[0]?.number ?? 0)))
		return { refused: 1 }
	}
}

function withoutQuestions(draft: unknown) {
	const { questions: _, ...fields } = JobFields.parse(draft)
	return fields
}

/** The code of PostgreSQL for a row that refers to nothing. */
function isForeignKey(error: unknown) {
	const cause = error instanceof Error ? error.cause : undefined
	return cause instanceof Error && 'code' in cause && cause.code === '23503'
}
