import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { professions } from '@profile-search/db/schema/search/reference'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { importFiles } from './import.ts'

test('the command imports a folder, reports what it did, and names errors in one line', async () => {
	await using database = await freshDb()
	const settings = readSettings({ DATABASE_URL: database.url })
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-import-'))
	await writeFile(
		join(folder, 'list.csv'),
		'NCO 2015,Occupational Title\n2221.0100,Staff Nurse\n6221.0100,Kelp Hand\n',
	)

	const said = await importFiles(settings, 'nco', folder)

	expect(said).toContain('Occupations: 1 matched, 1 added.')
	expect(await database.db.$count(professions, eq(professions.name, 'Kelp Hand'))).toBe(1)
	await expect(importFiles(settings, 'esco', folder)).rejects.toThrow(
		`The file occupations_en.csv is missing in ${folder}. Nothing has been changed.`,
	)
	await expect(importFiles(settings, 'rome', folder)).rejects.toThrow('"rome" is not one of esco, onet, nco.')
	await rm(folder, { recursive: true })
})
