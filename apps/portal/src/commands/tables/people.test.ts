import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { peopleImportRows, peopleImports } from '@profile-search/db/schema/profiles/people-imports'
import { createAccount, createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'
import { readSettings } from '../../settings/settings.ts'
import { exportOrganisations, exportPeople } from './exports.ts'
import { importPeople } from './people.ts'

const file = [
	'First name,Last name,Email',
	'Asha,Kulkarni,asha@example.com',
	'Ravi,,ravi@example.com',
	'Mina,Rao,office@example.com',
].join('\r\n')
const administrator = 'office@example.com'
const language = 'mr' as const

test('an operator checks a file of people, then has them invited; nobody becomes an account by it', async () => {
	await using database = await freshDb()
	const { db } = database
	await createAccount(db, { email: administrator, isAdministrator: true })
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-people-'))
	try {
		const settings = readSettings({ DATABASE_URL: database.url, DATA_DIR: folder })
		const path = join(folder, 'people.csv')
		await writeFile(path, file)

		const checked = await importPeople(settings, path, { administrator, language, dryRun: true })
		expect(checked).toMatch(/^Rows: 3\. Cannot be invited: 1\. Known or invited already: 1\./)
		expect(checked).toMatch(/Row 3, lastName: /)
		expect(checked).toContain('Would be invited: 1. Nothing has been changed.')
		expect([await db.$count(peopleImports), await db.$count(peopleImportRows)]).toEqual([0, 0])
		await expect(importPeople(settings, path, { administrator, language })).rejects.toThrow('--source')
		await expect(
			importPeople(settings, path, { administrator: 'asha@example.com', language, dryRun: true }),
		).rejects.toThrow('No administrator has the address asha@example.com.')

		const source = 'The fair of Nagpur'
		expect(await importPeople(settings, path, { administrator, language, source })).toMatch(
			/Being invited: 1\. .* \/admin\/people-imports\/[\da-f-]{36}\./,
		)
		expect(await db.select().from(peopleImports)).toMatchObject([{ state: 'importing', source, language }])
		expect(await db.$count(accounts)).toBe(1)
	} finally {
		await rm(folder, { recursive: true })
	}
})

test('an operator writes people and organisations into files; what was written is known to an import here', async () => {
	await using database = await freshDb()
	const { db } = database
	await createAccount(db, { email: administrator, isAdministrator: true })
	await createCandidate(db, { account: { email: 'asha@example.com' } })
	await createOrganisation(db, { name: 'Sahyadri Works' })
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-people-'))
	try {
		const settings = readSettings({ DATABASE_URL: database.url, DATA_DIR: folder })
		const people = join(folder, 'people.xlsx')
		const organisations = join(folder, 'organisations.csv')

		expect(await exportPeople(settings, people, { administrator, language })).toMatch(/: 1 people\.$/)
		expect(await importPeople(settings, people, { administrator, language, dryRun: true })).toMatch(
			/^Rows: 1\. Cannot be invited: 0\. Known or invited already: 1\./,
		)
		expect(await exportOrganisations(settings, organisations, { administrator, language })).toMatch(
			/: 1 organisations\.$/,
		)
		expect(await readFile(organisations, 'utf8')).toMatch(/^\uFEFFसंस्था,[^]*Sahyadri Works/)
		const refused = join(folder, 'refused.csv')
		await expect(
			exportPeople(settings, refused, { administrator: 'asha@example.com', language }),
		).rejects.toThrow('No administrator has the address asha@example.com.')
		await expect(readFile(refused)).rejects.toThrow('ENOENT')
	} finally {
		await rm(folder, { recursive: true })
	}
})
