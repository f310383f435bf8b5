import { createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportLines } from '@profile-search/api/hiring/job-imports/export/export-lines'
import { importFile } from '@profile-search/api/hiring/job-imports/import-file'
import { Refusal } from '@profile-search/api/platform/refusal'
import { biggestImport } from '@profile-search/contract/http/imports'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { connect, type Db } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { inLanguage } from '@profile-search/text/language'
import { sentenceOf } from '@profile-search/text/sentence'
import { eq } from 'drizzle-orm'
import { borrowDatabase } from '../database/database.ts'
import { openFiles } from '../parts/files/open-files.ts'
import { WrongSetting, type Settings } from '../settings/settings.ts'
import { fromCaller } from './from-caller.ts'

type ImportOptions = { member: string; dryRun?: boolean; withDuplicates?: boolean }

/** Imports jobs from a CSV file or workbook as drafts of a member's team, and returns a summary. */
export async function importJobs(
	settings: Settings,
	file: string,
	{ member, dryRun = false, withDuplicates = false }: ImportOptions,
) {
	const path = fromCaller(file)
	const { size } = await stat(path).catch(() => {
		throw new WrongSetting(`There is no file ${path}.`)
	})
	if (size > biggestImport)
		throw new WrongSetting(`${path} is larger than ${biggestImport / 1024 / 1024} MB. Split it.`)
	const bytes = new Uint8Array(await readFile(path))
	const files = await openFiles(settings)

	return withTeam(settings, member, async (db, by) => {
		const done = await importFile(db, files, by, { name: basename(path), bytes }, { dryRun, withDuplicates })
		const lines = done.faultyRows.flatMap(({ number, problems }) =>
			problems.map(
				({ column, value, message }) =>
					`Row ${number}, ${column}: ${value ? `"${value}": ` : ''}${sentenceOf(message)}`,
			),
		)
		const wanted = done.rows - done.faulty - (withDuplicates ? 0 : done.duplicates)
		return [
			`Rows: ${done.rows}. Cannot be imported: ${done.faulty}. Probably there already: ${done.duplicates}.`,
			...lines,
			...(lines.length > 0 && done.faulty > done.faultyRows.length ? ['…'] : []),
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
	const database = await borrowDatabase(settings)
	const connection = connect(database.url, { size: 2 })
	try {
		await migrate(database.url, loadReference)
		const [by] = await connection.db
			.select({ accountId: accounts.id, organisationId: organisationMembers.organisationId })
			.from(organisationMembers)
			.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
			.where(eq(accounts.email, member.trim().toLowerCase()))
		if (!by) throw new WrongSetting(`Nobody with the address ${member} is in the team of an organisation.`)
		return await act(connection.db, by)
	} catch (error) {
		throw error instanceof Refusal
			? new WrongSetting(`${sentenceOf(error.message)} Nothing has been changed.`)
			: error
	} finally {
		await connection.close()
		await database.release()
	}
}

function isThere(error: unknown) {
	return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
