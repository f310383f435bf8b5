import type { Db } from '@profile-search/db/client'
import { jobImportRows, jobImports } from '@profile-search/db/schema/hiring/job-imports'
import { and, asc, eq, sql } from 'drizzle-orm'
import { keepTable } from '#http/tables/keep-table.ts'
import type { FileStore } from '#platform/context/outside.ts'
import { checkRows } from './check.ts'
import { importRows } from './import-rows.ts'
import { deleteImportOf, insertImport, moveImport } from './queries.ts'
import { stageRows } from './stage.ts'

/** The faulty rows that an operator is told of. */
const mostTold = 20

type By = { organisationId: string; accountId: string }
type Options = { dryRun: boolean; withDuplicates: boolean }

/**
 * Reads and checks a file of jobs for a team and, unless it is a dry run, imports it: as the page does, but without the
 * queue. A file that cannot be read is thrown as a refusal.
 */
export async function importFile(
	db: Db,
	files: FileStore,
	{ organisationId, accountId }: By,
	table: { name: string; bytes: Uint8Array },
	{ dryRun, withDuplicates }: Options,
) {
	const kept = await keepTable(files, table)
	const id = await insertImport(db, { organisationId, accountId, ...kept })
	try {
		await stageRows(db, files, id)
		await checkRows(db, id)
	} catch (error) {
		await deleteImportOf(db, organisationId, id)
		await files.delete(kept.key)
		throw error
	}
	const faulty = await listFaulty(db, id)
	if (!dryRun) {
		const values = { state: 'importing', withDuplicates, startedAt: sql<Date>`now()` } as const
		await moveImport(db, organisationId, id, ['ready'], values)
		await importRows(db, id)
	}
	const [found] = await db.select().from(jobImports).where(eq(jobImports.id, id))
	if (!found) throw new Error('The import has been deleted meanwhile.')
	if (dryRun) await deleteImportOf(db, organisationId, id)
	return { ...found, faultyRows: faulty }
}

async function listFaulty(db: Db, importId: string) {
	return db
		.select({ number: jobImportRows.number, problems: jobImportRows.problems })
		.from(jobImportRows)
		.where(and(eq(jobImportRows.importId, importId), eq(jobImportRows.state, 'faulty')))
		.orderBy(asc(jobImportRows.number))
		.limit(mostTold)
}
