import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportLines } from '@profile-search/api/hiring/job-imports/export/export-lines'
import { importFile } from '@profile-search/api/hiring/job-imports/import-file'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { inLanguage } from '@profile-search/text/language'
import { eq } from 'drizzle-orm'
import { openFiles } from '../../parts/files/open-files.ts'
import { WrongSetting, type Settings } from '../../settings/settings.ts'
import { fromCaller } from '../from-caller.ts'
import { problemLines, readTable } from './read-table.ts'
import { withDatabase } from './with-database.ts'

type ImportOptions = { member: string; dryRun?: boolean; withDuplicates?: boolean }

/** Imports jobs from a CSV file or workbook as drafts of a member's team, and returns a summary. */
export async function importJobs(
	settings: Settings,
	file: string,
	{ member, dryRun = false, withDuplicates = false }: ImportOptions,
) {
	const table = await readTable(file)
	const files = await openFiles(settings)

	return withTeam(settings, member, async (db, by) => {
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

/** Writes the jobs of a member's team into a CSV file that an import can read, and returns a summary. */
export async function exportJobs(
	settings: Settings,
	file: string,
	{ member, language }: { member: string; language: PageLanguage },
) {
	const path = fromCaller(file)
	return withTeam(settings, member, async (db, by) => {
		const lines = await inLanguage(language, () => exportLines(db, by, undefined))
		let jobs = -1
		const counted = async function* () {
			for await (const line of lines) {
				jobs++
				yield line
			}
		}
		await pipeline(Readable.from(counted()), createWriteStream(path, { flags: 'wx' })).catch(
			(error: unknown) => {
				throw isThere(error) ? new WrongSetting(`${path} is there already. Choose another name.`) : error
			},
		)
		return `Jobs written into ${path}: ${jobs}.`
	})
}

/** Does something for the team of an account, which is found by its email address. */
async function withTeam<Result>(
	settings: Settings,
	member: string,
	act: (db: Db, by: { organisationId: string; accountId: string }) => Promise<Result>,
) {
	return withDatabase(settings, async (db) => {
		const [by] = await db
			.select({ accountId: accounts.id, organisationId: organisationMembers.organisationId })
			.from(organisationMembers)
			.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
			.where(eq(accounts.email, member.trim().toLowerCase()))
		if (!by) throw new WrongSetting(`Nobody with the address ${member} is in the team of an organisation.`)
		return act(db, by)
	})
}

function isThere(error: unknown) {
	return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
