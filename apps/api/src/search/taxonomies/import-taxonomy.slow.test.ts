import type { Db } from '@profile-search/db/client'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { milestones } from '@profile-search/db/schema/platform/site'
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
import { score } from '@profile-search/matching/explain/score'
import { and, asc, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createNameSearch } from '#platform/reference/name-search.ts'
import { resolveSkills } from '#platform/reference/resolve-skills.ts'
import { eventually, testApp } from '#test/portal.ts'
import { listJobDocuments, listPersonDocuments } from '../index/documents.ts'
import { readKnowledge } from '../index/knowledge/knowledge.ts'
import { importTaxonomy } from './import-taxonomy.ts'
import { relatedOccupation, sameUnitGroup, technology, typicalSkill } from './placing/shares.ts'
import { escoSkill, folderOf, smallEsco, smallNco, smallOnet } from './testing.ts'

test('ESCO concepts are matched to what is there already, and the rest is added', async () => {
	await using database = await freshDb()
	await using folder = await folderOf(smallEsco())
	const { db } = database

	const report = await importTaxonomy(db, 'esco', folder.path)

	expect(report).toEqual({
		occupations: { matched: 0, added: 3 },
		skills: { matched: 1, added: 4 },
		aliases: { added: expect.any(Number), refused: 3 },
		relations: { typicalSkills: 4, relatedSkills: 4, relatedOccupations: expect.any(Number) },
		leftOut: 3,
	})
	expect((await findProfession(db, 'Nurse on a ward')).aliases).toEqual(['ward-round nurse'])
	const kelp = await findProfession(db, 'Kelp grower')
	expect(kelp).toMatchObject({
		isco: '6221',
		aliases: expect.arrayContaining(['seaweed grower', 'algoculteur']),
	})
	expect(kelp.field).toBe((await findProfession(db, 'Fish Farmer')).field)
	expect((await findProfession(db, 'Sponge diver')).aliases).toEqual(['sponge grower'])
	const typical = await db
		.select({ name: skills.name, weight: professionSkills.weight })
		.from(professionSkills)
		.innerJoin(skills, eq(skills.id, professionSkills.skillId))
		.where(eq(professionSkills.professionId, kelp.id))
		.orderBy(asc(skills.name))
	expect(typical).toEqual([
		{ name: 'Dry kelp', weight: expect.closeTo(typicalSkill.optional) },
		{ name: 'Tend kelp beds', weight: expect.closeTo(typicalSkill.essential) },
	])
	expect(await resolveSkills(db, ['Séchage des algues', 'Work with spreadsheets'])).toEqual([
		await idOfSkill(db, 'Dry kelp'),
		2,
	])
})

test('the relations in the reference files stand, and a skill of a single occupation weighs as much as one of those files', async () => {
	await using database = await freshDb()
	await using folder = await folderOf(smallEsco())
	const { db } = database
	const before = await db.select().from(professionRelations).orderBy(asc(professionRelations.wantedId))

	await importTaxonomy(db, 'esco', folder.path)

	const own = await db
		.select()
		.from(professionRelations)
		.where(eq(professionRelations.source, 'portal'))
		.orderBy(asc(professionRelations.wantedId))
	expect(own).toHaveLength(before.length)
	const kelp = await findProfession(db, 'Kelp grower')
	const fish = await findProfession(db, 'Fish Farmer')
	const [link] = await db
		.select()
		.from(professionRelations)
		.where(and(eq(professionRelations.wantedId, kelp.id), eq(professionRelations.hadId, fish.id)))
	expect(link).toMatchObject({ share: sameUnitGroup, source: 'esco' })
	const [care] = await db.select().from(skills).where(eq(skills.name, 'Tend kelp beds'))
	const described = await db.selectDistinct({ id: professionSkills.professionId }).from(professionSkills)
	expect(care?.rarity).toBeCloseTo(Math.log1p(described.length), 4)
})

test('importing the same release again changes nothing, and a newer one changes names in place', async () => {
	await using database = await freshDb()
	const { db } = database
	const files = smallEsco()
	await using folder = await folderOf(files)
	const first = await importTaxonomy(db, 'esco', folder.path)
	const before = await everything(db)

	const second = await importTaxonomy(db, 'esco', folder.path)

	expect(await everything(db)).toEqual(before)
	expect(second).toEqual({
		...first,
		occupations: { matched: 3, added: 0 },
		skills: { matched: 5, added: 0 },
		aliases: { added: 0, refused: 3 },
	})

	const newer = { 'occupations_en.csv': files['occupations_en.csv']!.replace('kelp grower', 'kelp gardener') }
	await using renamed = await folderOf({ ...files, ...newer })
	await importTaxonomy(db, 'esco', renamed.path)

	const gardener = await findProfession(db, 'Kelp gardener')
	expect(gardener.aliases).toContain('kelp grower')
	expect(await db.$count(professions)).toBe(before.professions.length)
})

test('O*NET adds typical skills with their importance, software, and related occupations', async () => {
	await using database = await freshDb()
	await using folder = await folderOf(smallOnet())
	const { db } = database

	const report = await importTaxonomy(db, 'onet', folder.path)

	expect(report).toEqual({
		occupations: { matched: 0, added: 3 },
		skills: { matched: 1, added: 3 },
		aliases: { added: 2, refused: 2 },
		relations: { typicalSkills: 4, relatedSkills: 0, relatedOccupations: 4 },
		leftOut: 1,
	})
	const hand = await findProfession(db, 'Kelp Farm Hands')
	const diver = await findProfession(db, 'Sponge Divers')
	expect(hand).toMatchObject({ isco: null, field: 'Farming', aliases: ['kelp puller'] })
	const links = await db.select().from(professionRelations).where(eq(professionRelations.wantedId, hand.id))
	expect(links).toEqual([
		{
			wantedId: hand.id,
			hadId: diver.id,
			share: expect.closeTo(relatedOccupation['Primary-Short']),
			source: 'onet',
		},
	])
	const nurse = await findProfession(db, 'Ward Nurses')
	const ofNurse = await db
		.select({ name: skills.name, weight: professionSkills.weight })
		.from(professionSkills)
		.innerJoin(skills, eq(skills.id, professionSkills.skillId))
		.where(and(eq(professionSkills.professionId, nurse.id), eq(professionSkills.source, 'onet')))
		.orderBy(asc(skills.name))
	expect(ofNurse).toEqual([
		{ name: 'Attentive Hearing', weight: expect.closeTo(0.4) },
		{ name: 'MS Excel', weight: expect.closeTo(technology.hot) },
		{ name: 'Wardkeeper 7', weight: expect.closeTo(technology.inDemand) },
	])
})

test('NCO-2015 and ESCO meet in the unit groups of ISCO-08', async () => {
	await using database = await freshDb()
	await using esco = await folderOf(smallEsco())
	await using nco = await folderOf(smallNco())
	const { db } = database
	await importTaxonomy(db, 'esco', esco.path)

	const report = await importTaxonomy(db, 'nco', nco.path)

	expect(report).toMatchObject({ occupations: { matched: 2, added: 2 }, leftOut: 1 })
	const gatherer = await findProfession(db, 'Gatherer, Kelp')
	const near = await db
		.select()
		.from(professionRelations)
		.where(eq(professionRelations.wantedId, gatherer.id))
	expect(near.map(({ hadId }) => hadId)).toContain((await findProfession(db, 'Kelp grower')).id)
})

test('a name that belongs to another skill is refused, and one that a person typed becomes checked', async () => {
	await using database = await freshDb()
	const { db } = database
	const [typed] = await resolveSkills(db, ['Kelp Biology'])
	await using folder = await folderOf(smallEsco())

	await importTaxonomy(db, 'esco', folder.path)

	const [biology] = await db.select().from(skills).where(eq(skills.name, 'Kelp Biology'))
	expect(biology).toMatchObject({ id: typed, isKnown: true, aliases: ['biology of kelp'] })
	expect(await resolveSkills(db, ['kelp drying'])).toEqual([await idOfSkill(db, 'Dry kelp')])
})

test('a start of the portal keeps what was imported, even with new reference files', async () => {
	await using database = await freshDb()
	const { db } = database
	await using folder = await folderOf(smallEsco())
	await importTaxonomy(db, 'esco', folder.path)
	const before = await everything(db)

	await loadReference(db)
	expect(await everything(db)).toEqual(before)
	await db.delete(milestones)
	await loadReference(db)

	expect(await everything(db)).toEqual(before)
})

test('an imported skill or profession that the reference files later name is merged into theirs', async () => {
	await using database = await freshDb()
	const { db } = database
	await using folder = await folderOf(smallEsco())
	await importTaxonomy(db, 'esco', folder.path)
	// As if the reference files at the time of the import had lacked these two.
	await db.update(skills).set({ name: 'gone' }).where(eq(skills.id, 3))
	await db.update(skills).set({ name: 'MS WORD' }).where(eq(skills.name, 'Tend kelp beds'))
	await db.update(professions).set({ name: 'DOCTOR' }).where(eq(professions.name, 'Kelp grower'))
	const kelp = await findProfession(db, 'DOCTOR')
	const person = await createCandidate(db, { professionId: kelp.id, preferredProfessionIds: [kelp.id] })
	await db.delete(milestones)

	await loadReference(db)

	const [moved] = await listPersonDocuments(db, [person.id])
	expect(moved?.professions).toEqual([2])
	expect(await db.$count(professions, eq(professions.id, kelp.id))).toBe(0)
	const [care] = await db
		.select()
		.from(taxonomySources)
		.where(eq(taxonomySources.code, escoSkill('care')))
	expect(care).toMatchObject({ skillId: 3, isAdded: false })
	expect(
		await db.$count(skillRelations, and(eq(skillRelations.wantedId, 3), eq(skillRelations.source, 'esco'))),
	).toBe(2)
})

test('a job that asks for an imported skill matches a person with a related one', async () => {
	await using database = await freshDb()
	const { db } = database
	await using folder = await folderOf(smallEsco())
	await importTaxonomy(db, 'esco', folder.path)
	const [wanted, had] = [await idOfSkill(db, 'Tend kelp beds'), await idOfSkill(db, 'Tend beds of bull kelp')]
	const diver = await findProfession(db, 'Sponge diver')
	const kelp = await findProfession(db, 'Kelp grower')
	const person = await createCandidate(db, { skillIds: [had], professionId: diver.id })
	const job = await createJob(db, { mustHave: [wanted], niceToHave: [], professionId: kelp.id })

	const [someone] = await listPersonDocuments(db, [person.id])
	const [work] = await listJobDocuments(db, [job.id])
	const match = score(someone!, work!, await readKnowledge(db))

	expect(match.parts).toContainEqual(expect.objectContaining({ kind: 'skills', asked: 1, related: 1 }))
	expect(match.parts).toContainEqual(
		expect.objectContaining({ kind: 'profession', through: diver.id, state: 'partial' }),
	)
})

test('forms offer what was imported, and a running matcher reads it without a restart', async () => {
	await using api = await testApp({ matching: true })
	await using folder = await folderOf(smallEsco())
	const { version } = api.matcher.knowledge()

	await importTaxonomy(api.db, 'esco', folder.path)

	expect(await createNameSearch(api.db).skills('kelp drying')).toContainEqual(
		expect.objectContaining({ name: 'Dry kelp' }),
	)
	const kelp = await findProfession(api.db, 'Kelp grower')
	expect((await api.get('professions')).body.details).toContainEqual(
		expect.objectContaining({ name: 'Kelp grower' }),
	)
	expect((await api.get(`professions/${kelp.id}`)).body.details).toMatchObject({
		skills: [{ name: 'Tend kelp beds' }, { name: 'Dry kelp' }],
	})
	const later = await eventually(
		async () => api.matcher.knowledge(),
		(knowledge) => knowledge.version !== version,
	)
	expect(later.relatedSkills.get(await idOfSkill(api.db, 'Tend kelp beds'))).toHaveLength(2)
})

async function findProfession(db: Db, name: string) {
	const [found] = await db.select().from(professions).where(eq(professions.name, name))
	expect(found, name).toBeDefined()
	return found!
}

async function idOfSkill(db: Db, name: string) {
	const [found] = await db.select().from(skills).where(eq(skills.name, name))
	expect(found, name).toBeDefined()
	return found!.id
}

/** All rows that an import touches, with aliases sorted. */
async function everything(db: Db) {
	const sorted = <Row extends { aliases: string[] }>(rows: Row[]) =>
		rows.map((row) => ({ ...row, aliases: row.aliases.toSorted() }))
	return {
		skills: sorted(await db.select().from(skills).orderBy(asc(skills.id))),
		professions: sorted(await db.select().from(professions).orderBy(asc(professions.id))),
		sources: sorted(await db.select().from(taxonomySources).orderBy(asc(taxonomySources.code))),
		typical: await db.$count(professionSkills),
		imported: await db
			.select()
			.from(skillRelations)
			.where(ne(skillRelations.source, 'portal'))
			.orderBy(asc(skillRelations.wantedId), asc(skillRelations.hadId)),
		related: await db
			.select()
			.from(professionRelations)
			.orderBy(asc(professionRelations.wantedId), asc(professionRelations.hadId)),
	}
}
