import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import {
	professionRelations,
	professions,
	professionSkills,
	skillRelations,
	skills,
} from '@profile-search/db/schema/search/reference'
import { taxonomySources } from '@profile-search/db/schema/search/taxonomies'
import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import type { Taxonomy } from '@profile-search/matching/extract/taxonomy'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resolveSkills } from '#platform/reference/resolve-skills.ts'
import { readKnowledge } from '../index/knowledge/knowledge.ts'
import { importTaxonomy } from './import-taxonomy.ts'
import { previewImport } from './preview-import.ts'
import type { Source } from './taxonomy.ts'
import { folderOf, smallEsco, smallNco, smallOnet } from './testing.ts'
import { undoImport } from './undo-import.ts'

const small = { esco: smallEsco, onet: smallOnet, nco: smallNco }

test.each(Object.keys(small) as Source[])(
	'undoing an import of %s leaves every table, and what ranking reads, as before',
	async (source) => {
		await using database = await freshDb()
		const { db } = database
		await resolveSkills(db, ['Kelp Biology'])
		await using folder = await folderOf(small[source]())
		const before = await everything(db)

		await importTaxonomy(db, source, folder.path)
		expect(await everything(db)).not.toEqual(before)
		await undoImport(db, source)

		expect(await everything(db)).toEqual(before)
		await expect(undoImport(db, source)).rejects.toThrow(
			problem('searchRefusals.nothingImported', { source }),
		)
	},
)

test('undoing one import leaves another as it was', async () => {
	await using database = await freshDb()
	const { db } = database
	await using esco = await folderOf(smallEsco())
	await using onet = await folderOf(smallOnet())
	await importTaxonomy(db, 'esco', esco.path)
	const before = await everything(db)

	await importTaxonomy(db, 'onet', onet.path)
	await undoImport(db, 'onet')

	expect(await everything(db)).toEqual(before)
})

test('what people use is kept when an import is undone, and named', async () => {
	await using database = await freshDb()
	const { db } = database
	await using folder = await folderOf(smallEsco())
	await importTaxonomy(db, 'esco', folder.path)
	const [kelp] = await db.select().from(professions).where(eq(professions.name, 'Kelp grower'))
	const [sponge] = await db.select().from(professions).where(eq(professions.name, 'Sponge diver'))
	const [care] = await db.select().from(skills).where(eq(skills.name, 'Tend kelp beds'))
	const [dry] = await db.select().from(skills).where(eq(skills.name, 'Dry kelp'))
	await createCandidate(db, { skillIds: [care!.id], preferredProfessionIds: [kelp!.id] })
	await createJob(db, { mustHave: [dry!.id], niceToHave: [], professionId: sponge!.id })

	const { kept, removed } = await undoImport(db, 'esco')

	expect(kept).toEqual({
		skills: ['Dry kelp', 'Tend kelp beds'],
		professions: ['Kelp grower', 'Sponge diver'],
	})
	expect(removed).toEqual({ skills: 2, professions: 1 })
	expect(await db.select().from(professions).where(eq(professions.name, 'Kelp grower'))).toEqual([kelp])
	expect((await readKnowledge(db)).lexicon?.taxonomy.works).toBeUndefined()
})

test('a preview tells what an import does and what ranking would read, and changes nothing', async () => {
	await using database = await freshDb()
	const { db } = database
	await using folder = await folderOf(smallEsco())
	const were = await everything(db)

	const { report, before, after } = await previewImport(db, 'esco', folder.path)

	expect(await everything(db)).toEqual(were)
	expect(report).toEqual(await importTaxonomy(db, 'esco', folder.path))
	expect(before.taxonomy.works).toBeUndefined()
	const { lexicon, relatedProfessions } = await readKnowledge(db)
	const namesOf = (works: Taxonomy['works']) => works?.map(({ names }) => names)
	expect(namesOf(after.taxonomy.works)).toEqual(namesOf(lexicon?.taxonomy.works))
	expect(new Map(after.relatedProfessions)).toEqual(relatedProfessions)
})

/** All rows that an import touches, and what ranking reads. */
async function everything(db: Db) {
	return {
		knowledge: await readKnowledge(db),
		skills: await db.select().from(skills).orderBy(asc(skills.id)),
		professions: await db.select().from(professions).orderBy(asc(professions.id)),
		sources: await db.select().from(taxonomySources).orderBy(taxonomySources.source, taxonomySources.code),
		typical: await db
			.select()
			.from(professionSkills)
			.orderBy(asc(professionSkills.professionId), asc(professionSkills.skillId)),
		ofSkills: await db
			.select()
			.from(skillRelations)
			.orderBy(asc(skillRelations.wantedId), asc(skillRelations.hadId)),
		ofProfessions: await db
			.select()
			.from(professionRelations)
			.orderBy(asc(professionRelations.wantedId), asc(professionRelations.hadId)),
	}
}
