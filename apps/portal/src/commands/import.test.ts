import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { professions } from '@profile-search/db/schema/search/reference'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { importFiles, previewFiles, undoFiles } from './import.ts'

test('the command previews, imports and takes back a folder, reports what it did, and names errors in one line', async () => {
	await using database = await freshDb()
	const settings = readSettings({ DATABASE_URL: database.url })
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-import-'))
	await writeFile(
		join(folder, 'list.csv'),
		'NCO 2015,Occupational Title\n2221.0100,Staff Nurse\n6221.0100,Kelp Hand\n',
	)

	const { summary } = await previewFiles(settings, 'nco', folder)
	expect(summary).toMatch(/^Occupations: 1 matched, 1 added\.[^]*Nothing has been changed\.$/)
	expect(await database.db.$count(professions, eq(professions.name, 'Kelp Hand'))).toBe(0)

	const said = await importFiles(settings, 'nco', folder)

	expect(said).toContain('Occupations: 1 matched, 1 added.')
	expect(await database.db.$count(professions, eq(professions.name, 'Kelp Hand'))).toBe(1)
	await expect(importFiles(settings, 'esco', folder)).rejects.toThrow(
		`The file occupations_en.csv is missing in ${folder}. Nothing has been changed.`,
	)
	await expect(importFiles(settings, 'rome', folder)).rejects.toThrow('"rome" is not one of esco, onet, nco.')
	expect(await undoFiles(settings, 'nco')).toContain('Removed: 1 professions and 0 skills')
	expect(await database.db.$count(professions, eq(professions.name, 'Kelp Hand'))).toBe(0)
	await expect(undoFiles(settings, 'nco')).rejects.toThrow('Nothing has been imported from nco.')
	await rm(folder, { recursive: true })
})
