import { importFile } from '@profile-search/api/profiles/candidates/imports/import-file'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { ImportKind } from '@profile-search/contract/profiles/imports/people'
import { openFiles } from '../../parts/files/open-files.ts'
import { WrongSetting, type Settings } from '../../settings/settings.ts'
import { findAdministrator } from './in-whose-name.ts'
import { problemLines, readTable } from './read-table.ts'
import { withDatabase } from './with-database.ts'

type Options = {
	administrator: string
	kind?: ImportKind
	source?: string
	language: PageLanguage
	dryRun?: boolean
}

/**
 * Has the people in a CSV file or workbook invited, or those who look after the organisations in it, in the name of an
 * administrator, and returns a summary. The invitations go out while the portal runs.
 */
export async function importPeople(
	settings: Settings,
	file: string,
	{ administrator, kind = 'people', source = '', language, dryRun = false }: Options,
) {
	const from = source.trim()
	if (!dryRun && (from === '' || from.length > 120))
		throw new WrongSetting(
			'Say with --source who gave the data, in 120 characters at most; the people are told.',
		)
	const table = await readTable(file)
	const files = await openFiles(settings)
	return withDatabase(settings, async (db) => {
		const accountId = await findAdministrator(db, administrator)
		const done = await importFile(
			db,
			files,
			accountId,
			{ kind, ...table },
			dryRun ? null : { source: from, language },
		)
		const wanted = done.rows - done.faulty - done.duplicates
		return [
			`Rows: ${done.rows}. Cannot be invited: ${done.faulty}. Known or invited already: ${done.duplicates}.`,
			...problemLines(done.faultyRows, done.faulty),
			dryRun
				? `Would be invited: ${wanted}. Nothing has been changed.`
				: `Being invited: ${wanted}. The running portal sends the emails; undo this for a week at /admin/people-imports/${done.id}.`,
		].join('\n')
	})
}
