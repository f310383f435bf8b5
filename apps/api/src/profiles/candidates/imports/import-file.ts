import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { ImportKind } from '@profile-search/contract/profiles/imports/people'
import type { Db } from '@profile-search/db/client'
import { peopleImportRows, peopleImports } from '@profile-search/db/schema/profiles/people-imports'
import { and, asc, eq } from 'drizzle-orm'
import { keepTable } from '#http/tables/keep-table.ts'
import type { FileStore } from '#platform/context/outside.ts'
import { deleteImport, insertImport } from './queries.ts'
import { checkRows } from './reading/check.ts'
import { stageRows } from './reading/stage.ts'
import { startImport } from './start.ts'

/** The faulty rows that an operator is told of. */
const mostTold = 20

type Start = { source: string; language: PageLanguage }

/**
 * Reads and checks a file of people or organisations for an administrator and, unless it is a dry run, has them invited: as the page does.
 * The invitations go out while the portal runs. A file that cannot be read is thrown as a refusal.
 */
export async function importFile(
	db: Db,
	files: FileStore,
	accountId: string,
	{ kind, ...table }: { kind: ImportKind; name: string; bytes: Uint8Array },
	start: Start | null,
) {
	const kept = await keepTable(files, table)
	const id = await insertImport(db, { accountId, kind, ...kept })
	try {
		await stageRows(db, files, id)
		await checkRows(db, id)
	} catch (error) {
		await deleteImport(db, id)
		await files.delete(kept.key)
		throw error
	}
	const faultyRows = await listFaulty(db, id)
	const [found] = await db.select().from(peopleImports).where(eq(peopleImports.id, id))
	if (!found) throw new Error('The import has been deleted meanwhile.')
	if (start) await startImport(db, id, accountId, start)
	else await deleteImport(db, id)
	return { ...found, faultyRows }
}

async function listFaulty(db: Db, importId: string) {
	return db
		.select({ number: peopleImportRows.number, problems: peopleImportRows.problems })
		.from(peopleImportRows)
		.where(and(eq(peopleImportRows.importId, importId), eq(peopleImportRows.state, 'faulty')))
		.orderBy(asc(peopleImportRows.number))
		.limit(mostTold)
}
