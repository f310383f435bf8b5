import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { exportJobs as jobRows } from '@profile-search/api/hiring/job-imports/export/export-jobs'
import type { Cell } from '@profile-search/api/http/answers/csv'
import { tableFile } from '@profile-search/api/http/tables/writing/table-file'
import { exportPeople as peopleRows } from '@profile-search/api/profiles/candidates/imports/export/export-people'
import { exportOrganisations as organisationRows } from '@profile-search/api/profiles/organisations/export/export-organisations'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import { inLanguage } from '@profile-search/text/language'
import { WrongSetting, type Settings } from '../../settings/settings.ts'
import { fromCaller } from '../from-caller.ts'
import { findAdministrator, findMember } from './in-whose-name.ts'
import { withDatabase } from './with-database.ts'

type ByAdministrator = { administrator: string; language: PageLanguage }

/** Writes the people of the portal into a file that an import can read, and returns a summary. */
export async function exportPeople(
	settings: Settings,
	file: string,
	{ administrator, language }: ByAdministrator,
) {
	return exportInto(settings, file, 'people', language, async (db) =>
		peopleRows(db, await findAdministrator(db, administrator)),
	)
}

/** Writes the organisations of the portal into a file, and returns a summary. */
export async function exportOrganisations(
	settings: Settings,
	file: string,
	{ administrator, language }: ByAdministrator,
) {
	return exportInto(settings, file, 'organisations', language, async (db) =>
		organisationRows(db, await findAdministrator(db, administrator)),
	)
}

/** Writes the jobs of a member's team into a file that an import can read, and returns a summary. */
export async function exportJobs(
	settings: Settings,
	file: string,
	{ member, language }: { member: string; language: PageLanguage },
) {
	return exportInto(settings, file, 'jobs', language, async (db) =>
		jobRows(db, await findMember(db, member), undefined),
	)
}

/** Writes a workbook into a file that ends in .xlsx, and CSV into every other one. A file that is there already stays. */
async function exportInto(
	settings: Settings,
	file: string,
	what: string,
	language: PageLanguage,
	rowsOf: (db: Db) => Promise<AsyncIterable<Cell[]>>,
) {
	const path = fromCaller(file)
	const out = await open(path, 'wx').catch((error: unknown) => {
		throw isThere(error) ? new WrongSetting(`${path} is there already. Choose another name.`) : error
	})
	try {
		return await withDatabase(settings, async (db) => {
			const rows = await inLanguage(language, () => rowsOf(db))
			// The names of the columns are a row, too.
			let written = -1
			const counted = async function* () {
				for await (const row of rows) {
					written++
					yield row
				}
			}
			const kind = path.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv'
			await pipeline(tableFile(kind, what, counted()), out.createWriteStream())
			return `Written into ${path}: ${written} ${what}.`
		})
	} catch (error) {
		await out.close()
		await rm(path)
		throw error
	}
}

function isThere(error: unknown) {
	return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
