import { importFile } from '@profile-search/api/hiring/job-imports/import-file'
import { openFiles } from '../../parts/files/open-files.ts'
import type { Settings } from '../../settings/settings.ts'
import { findMember } from './in-whose-name.ts'
import { problemLines, readTable } from './read-table.ts'
import { withDatabase } from './with-database.ts'

type Options = { member: string; dryRun?: boolean; withDuplicates?: boolean }

/** Imports jobs from a CSV file or workbook as drafts of a member's team, and returns a summary. */
export async function importJobs(
	settings: Settings,
	file: string,
	{ member, dryRun = false, withDuplicates = false }: Options,
) {
	const table = await readTable(file)
	const files = await openFiles(settings)

	return withDatabase(settings, async (db) => {
		const by = await findMember(db, member)
		const done = await importFile(db, files, by, table, { dryRun, withDuplicates })
		const wanted = done.rows - done.faulty - (withDuplicates ? 0 : done.duplicates)
		return [
			`Rows: ${done.rows}. Cannot be imported: ${done.faulty}. Probably there already: ${done.duplicates}.`,
			...problemLines(done.faultyRows, done.faulty),
			dryRun
				? `Would become drafts: ${wanted}. Nothing has been changed.`
				: `Drafts made: ${done.imported}. The team can undo this for a week at /job-imports/${done.id}.`,
		].join('\n')
	})
}
