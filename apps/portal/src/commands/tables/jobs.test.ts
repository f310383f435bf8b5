import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobImportRows } from '@profile-search/db/schema/hiring/job-imports'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { createOrganisation } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readSettings } from '../../settings/settings.ts'
import { exportJobs } from './exports.ts'
import { importJobs } from './jobs.ts'

const file = [
	'Title,Profession,Locations,Pay from',
	'Staff nurse,Nurse,Pune,25000',
	'Cook,Cook,Pune,plenty',
].join('\r\n')

test('an operator checks a file of jobs, imports it for a team, and writes its jobs out again', async () => {
	await using team = await createTeam()
	const { db, settings, member, folder } = team
	const path = join(folder, 'jobs.csv')
	await writeFile(path, file)

	const checked = await importJobs(settings, path, { member, dryRun: true })
	expect(checked).toMatch(/^Rows: 2\. Cannot be imported: 1\. Probably there already: 0\./)
	expect(checked).toMatch(/Row 3, payMin: "plenty": Please enter a number/)
	expect(checked).toContain('Would become drafts: 1. Nothing has been changed.')
	expect([await db.$count(jobs), await db.$count(jobImportRows)]).toEqual([0, 0])

	expect(await importJobs(settings, path, { member })).toMatch(
		/Drafts made: 1\. .* \/job-imports\/[\da-f-]{36}\./,
	)
	const [made] = await db.select().from(jobs)
	expect(made).toMatchObject({ title: 'Staff nurse', status: 'draft', payMin: 25_000 })
	expect(await importJobs(settings, path, { member })).toMatch(
		/Probably there already: 1\.[^]*Drafts made: 0\./,
	)

	const out = join(folder, 'out.csv')
	expect(await exportJobs(settings, out, { member, language: 'mr' })).toMatch(/^Written into .*: 1 jobs\.$/)
	const [header, line] = (await readFile(out, 'utf8')).split('\r\n')
	expect(header).toMatch(/शीर्षक|पद/)
	expect(line).toMatch(/Staff nurse.*पुणे/)
	await expect(exportJobs(settings, out, { member, language: 'en' })).rejects.toThrow('is there already')
})

test('a file that cannot be read, and a member whom nobody knows, change nothing and are named in one line', async () => {
	await using team = await createTeam()
	const { db, settings, member, folder } = team
	const path = join(folder, 'jobs.csv')
	await writeFile(path, 'Title\r\n')

	await expect(importJobs(settings, path, { member })).rejects.toThrow(/Nothing has been changed\.$/)
	await expect(importJobs(settings, join(folder, 'none.csv'), { member })).rejects.toThrow('There is no file')
	await expect(importJobs(settings, path, { member: 'nobody@example.com' })).rejects.toThrow(
		'Nobody with the address nobody@example.com is in the team of an organisation.',
	)
	expect(await db.$count(jobImportRows)).toBe(0)
	expect(await readdir(join(folder, 'files', 'import')).catch(() => [])).toEqual([])
})

async function createTeam() {
	const database = await freshDb()
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-jobs-'))
	const { owner } = await createOrganisation(database.db)
	const [account] = await database.db.select().from(accounts).where(eq(accounts.id, owner.id))
	return {
		db: database.db,
		settings: readSettings({ DATABASE_URL: database.url, DATA_DIR: folder }),
		member: account?.email ?? '',
		folder,
		async [Symbol.asyncDispose]() {
			await database[Symbol.asyncDispose]()
			await rm(folder, { recursive: true })
		},
	}
}
