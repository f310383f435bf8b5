import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import { peopleImports } from '@profile-search/db/schema/profiles/people-imports'
import { sql } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict } from '#platform/refusal.ts'
import { moveImport, updateImport } from './queries.ts'
import { markKnown } from './reading/mark-known.ts'

/**
 * Begins to invite the people of an import, or goes on with it. Whoever has come or declined meanwhile is left out. A
 * conflict when the import is neither ready nor stopped.
 */
export async function startImport(
	db: Db,
	importId: string,
	accountId: string,
	{ source, language }: { source: string; language: PageLanguage },
) {
	await db.transaction(async (transaction) => {
		const moved = await moveImport(transaction, importId, ['ready', 'stopped'], {
			state: 'importing',
			accountId,
			source,
			language,
			startedAt: sql<Date>`coalesce(${peopleImports.startedAt}, now())`,
		})
		if (!moved) throw conflict('refusals.importMoved')
		await updateImport(transaction, importId, { duplicates: await markKnown(transaction, importId) })
		await record(transaction, {
			actorId: accountId,
			action: 'people_import_started',
			subjectId: importId,
			facts: { file: moved.fileName, kind: moved.kind, source, rows: moved.rows },
		})
		await enqueue(transaction, 'run_people_import', { importId }, keyOf(importId))
	})
}

/** One piece of work at a time for an import. */
export function keyOf(importId: string) {
	return `people_import ${importId}`
}
