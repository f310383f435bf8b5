import { professionRelations, professions } from '@profile-search/db/schema/search/reference'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { createFieldReader } from '@profile-search/matching/text/fields'
import { termsOf } from '@profile-search/matching/text/tokens'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createNameSearch } from '#platform/reference/name-search.ts'
import { listAllProfessions } from '#platform/reference/queries.ts'
import { readTaxonomy } from '../index/knowledge/lexicon.ts'
import { importTaxonomy } from './import-taxonomy.ts'
import { sharedTitles } from './placing/shares.ts'
import { folderOf, smallEsco, smallOnet } from './testing.ts'

test('an occupation that shares a title with a profession is related to it, and stays one of its own', async () => {
	await using database = await freshDb()
	const { db } = database
	await using folder = await folderOf(smallEsco())

	await importTaxonomy(db, 'esco', folder.path)

	const [ward] = await db.select().from(professions).where(eq(professions.name, 'Nurse on a ward'))
	expect(ward?.aliases).not.toContain('staff nurse')
	for (const [wantedId, hadId] of [
		[1, ward!.id],
		[ward!.id, 1],
	] as const) {
		const [link] = await db
			.select()
			.from(professionRelations)
			.where(and(eq(professionRelations.wantedId, wantedId), eq(professionRelations.hadId, hadId)))
		expect(link).toMatchObject({ share: expect.closeTo(sharedTitles(1)), source: 'esco' })
	}
})

test('forms name our own professions before imported ones that fit alike', async () => {
	await using database = await freshDb()
	const { db } = database
	await using folder = await folderOf(smallOnet())
	await db.update(professions).set({ name: 'Ward Person' }).where(eq(professions.id, 2))

	await importTaxonomy(db, 'onet', folder.path)

	const found = await createNameSearch(db).professions('ward')
	expect(found.map(({ name }) => name).slice(0, 2)).toEqual(['Ward Person', 'Ward Nurses'])
	const all = await listAllProfessions(db)
	const [nurses] = all.filter(({ name }) => name === 'Ward Nurses')
	expect(all.filter(({ field }) => field === nurses?.field).at(-1)).toEqual(nurses)
})

test('texts are likened to each occupation with all the titles that its publisher gives it', async () => {
	await using database = await freshDb()
	const { db } = database
	await using esco = await folderOf(smallEsco())
	await using onet = await folderOf(smallOnet())
	const before = await readTaxonomy(db)

	await importTaxonomy(db, 'esco', esco.path)
	await importTaxonomy(db, 'onet', onet.path)

	expect(before.works).toBeUndefined()
	const { works = [], professions: known } = await readTaxonomy(db)
	const named = (name: string) => works.filter(({ names }) => names.includes(name)).map(({ names }) => names)
	expect(named('seaweed grower')).toEqual([
		expect.arrayContaining(['kelp grower', 'algoculteur']),
		['sponge diver', 'sponge grower', 'seaweed grower'],
	])
	expect(named('staff nurse').map(([first]) => first)).toEqual(['Nurse', 'nurse on a ward', 'ward nurses'])
	expect(works.find(({ id }) => id === 1)?.names).toEqual(before.professions[0]?.names)
	expect(new Set(works.map(({ id }) => id)).size).toBe(works.length)
	expect(works.length).toBe(before.professions.length + 6)
	expect(known.length).toBe(before.professions.length + 6)
})

test('two titles without a word in common are alike once an occupation has both', async () => {
	await using database = await freshDb()
	const { db } = database
	const likeness = async () => {
		const fieldsOf = createFieldReader(await readTaxonomy(db))
		const read = (title: string) => fieldsOf(new Map(termsOf(title).map((term) => [term, 1])), title)
		const other = read('algoculteur')
		return read('kelp planter')
			.entries()
			.reduce((sum, [id, weight]) => sum + weight * (other.get(id) ?? 0), 0)
	}
	const before = await likeness()
	await using folder = await folderOf(smallEsco())

	await importTaxonomy(db, 'esco', folder.path)

	expect(before).toBeLessThan(0.1)
	expect(await likeness()).toBeGreaterThan(0.5)
})
