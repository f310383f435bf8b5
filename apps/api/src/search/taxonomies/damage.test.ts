import { join } from 'node:path'
import { professions, skills } from '@profile-search/db/schema/search/reference'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sentenceOf } from '@profile-search/text/sentence'
import { expect, test } from 'vitest'
import { importTaxonomy } from './import-taxonomy.ts'
import type { Source } from './taxonomy.ts'
import { folderOf, smallEsco, smallNco, smallOnet } from './testing.ts'

const small = { esco: smallEsco, onet: smallOnet, nco: smallNco }

type Damage = [Source, file: string, was: string | RegExp, becomes: string, message: string]

const damages: Damage[] = [
	['esco', 'occupations_en.csv', 'iscoGroup', 'iscoCode', 'line 1: the column "iscoGroup" is missing'],
	['esco', 'occupations_en.csv', ',6221,kelp', ',622,kelp', 'line 4: "622" is not a unit group of ISCO-08.'],
	['esco', 'occupations_en.csv', 'sponge diver', '', 'line 6: the preferred label is empty.'],
	['esco', 'skills_en.csv', /http\S+\/dry/, 'dry', 'line 4: "dry" is not the address of a concept.'],
	['esco', 'skills_en.csv', 'dry kelp,', 'dry kelp,,', 'line 4: there are more or fewer columns'],
	['esco', 'skills_en.csv', '"kelp drying"', '"kelp drying', 'line 4: '],
	['esco', 'occupationSkillRelations_en.csv', 'optional', 'nice', 'line 3: "nice" is neither essential nor'],
	['esco', 'skillSkillRelations_en.csv', /[^]*/, '', 'line 1: the file is empty.'],
	['onet', 'Occupation Data.txt', '45-2099.01', '45-20990', 'line 3: "45-20990" is not an O*NET-SOC code.'],
	['onet', 'Alternate Titles.txt', 'Kelp Puller', '', 'line 4: the column "Alternate Title" is empty.'],
	['onet', 'Skills.txt', 'IM\t4.00', 'IM\tmuch', 'line 2: "much" is not an importance from 1 to 5.'],
	['onet', 'Technology Skills.txt', '\tY\tN', '\tY', 'line 2: there are more or fewer columns'],
	[
		'onet',
		'Related Occupations.txt',
		'Primary-Short',
		'Near',
		'line 2: "Near" is not a tier of relatedness.',
	],
	['nco', 'nco-2015.csv', '6221.0100', '62210100', 'line 4: "62210100" is not a code such as 2221.0100.'],
	['nco', 'nco-2015.csv', 'Occupational Title', 'Name', 'line 1: the column "Occupational Title" is missing'],
]

test.each(damages)(
	'a damaged file of %s is refused: %s, %s as %s',
	async (source, file, was, becomes, message) => {
		await using database = await freshDb()
		const { db } = database
		const files = small[source]()
		await using folder = await folderOf({ ...files, [file]: files[file]!.replace(was, becomes) })
		const before = [await db.$count(skills), await db.$count(professions)]

		expect(await refusalOf(importTaxonomy(db, source, folder.path))).toContain(`${file}, ${message}`)

		expect([await db.$count(skills), await db.$count(professions)]).toEqual(before)
	},
)

test.each(
	Object.entries(small).flatMap(([source, files]) => Object.keys(files()).map((file) => [source, file])),
)('a file missing from a folder of %s is named: %s', async (source, file) => {
	// The other languages of ESCO are optional.
	if (file?.endsWith('_fr.csv')) return
	await using database = await freshDb()
	await using folder = await folderOf(
		Object.fromEntries(
			Object.entries(small[source as Source]()).filter(
				([name]) => name !== file && !name.endsWith('_fr.csv'),
			),
		),
	)

	expect(await refusalOf(importTaxonomy(database.db, source as Source, folder.path))).toMatch(/is missing in/)
})

test('a missing folder, a list in two copies and a text in another encoding are refused', async () => {
	await using database = await freshDb()
	await using twice = await folderOf({ ...smallNco(), 'copy.csv': '' })
	const latin = Buffer.from('Occupational Title,NCO 2015\nCaf\xe9 keeper,5120.0100\n', 'latin1')
	await using other = await folderOf({ 'list.csv': latin })
	const { db } = database

	const missing = join(other.path, 'nowhere')
	expect(await refusalOf(importTaxonomy(db, 'esco', missing))).toContain(`There is no folder ${missing}.`)
	expect(await refusalOf(importTaxonomy(db, 'nco', twice.path))).toContain('There are several CSV files')
	expect(await refusalOf(importTaxonomy(db, 'nco', other.path))).toContain(
		'list.csv, line 2: this is not UTF-8 text.',
	)
})

async function refusalOf(importing: Promise<unknown>) {
	return importing.then(
		() => '',
		(error: Error) => sentenceOf(error.message),
	)
}
