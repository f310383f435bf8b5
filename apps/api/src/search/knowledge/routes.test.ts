import { loadReference } from '@profile-search/db/reference/load-reference'
import { jobSkills } from '@profile-search/db/schema/hiring/jobs'
import { alerts } from '@profile-search/db/schema/matching/alerts'
import { auditLog, milestones } from '@profile-search/db/schema/platform/site'
import { candidateSkills, candidates } from '@profile-search/db/schema/profiles/candidates'
import { skillRelations, skills } from '@profile-search/db/schema/search/reference'
import {
	createAccount,
	createCandidate,
	createJob,
	createWorkEntry,
	known,
} from '@profile-search/db/testing/factories'
import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resolveSkills } from '#platform/reference/resolve-skills.ts'
import { testApp } from '#test/portal.ts'
import { readKnowledge } from '../index/knowledge/knowledge.ts'
import { importTaxonomy } from '../taxonomies/import-taxonomy.ts'
import { folderOf, smallEsco } from '../taxonomies/testing.ts'

type Api = Awaited<ReturnType<typeof testApp>>

async function administrator(api: Api) {
	return api.as(await createAccount(api.db, { isAdministrator: true }))
}

/** Loads the reference files again, as a start with other files would. */
async function reload({ db }: Api) {
	await db.delete(milestones).where(like(milestones.name, 'reference %'))
	await loadReference(db)
}

async function findSkill({ db }: Api, name: string) {
	const [skill] = await db
		.select()
		.from(skills)
		.where(sql`lower(${skills.name}) = ${name.toLowerCase()}`)
	return skill
}

const [script = 0, second = 0] = known.skills

test('a merge is previewed, done in one transaction and recorded, and references follow it', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	const [typed = 0] = await resolveSkills(api.db, ['Jawascript programing'])
	const both = await createCandidate(api.db, { skillIds: [] })
	const entry = await createWorkEntry(api.db, { candidateId: both.id })
	const one = await createCandidate(api.db, { skillIds: [typed] })
	await api.db.insert(candidateSkills).values([
		{ candidateId: both.id, skillId: typed, level: 5, workEntryId: entry.id },
		{ candidateId: both.id, skillId: script, level: 3, years: 4 },
	])
	const job = await createJob(api.db, { mustHave: [typed], niceToHave: [script] })
	await api.db.insert(alerts).values([
		{ accountId: one.id, kind: 'jobs', name: 'a', frequency: 'daily', criteria: `skill=${script},${typed}` },
		{ accountId: one.id, kind: 'jobs', name: 'b', frequency: 'daily', criteria: `skill=${script}` },
		{ accountId: both.id, kind: 'people', name: 'c', frequency: 'daily', criteria: `skill=${typed}` },
	])
	const path = `admin/knowledge/skills/${typed}/merge/${script}`

	const looked = await me.get(path)
	const merged = await me.post(path)
	const again = await me.post(path)

	expect(looked.body.details).toMatchObject({
		from: { name: 'Jawascript programing' },
		into: { name: 'JavaScript' },
		people: 2,
		jobs: 1,
		alerts: 2,
	})
	expect(merged.body.details).toEqual(looked.body.details)
	expect(again.status).toBe(404)
	const claims = await api.db.select().from(candidateSkills).where(eq(candidateSkills.skillId, script))
	expect(claims).toHaveLength(2)
	expect(claims).toContainEqual(
		expect.objectContaining({ candidateId: both.id, level: 5, years: 4, workEntryId: entry.id }),
	)
	expect(await api.db.select().from(jobSkills).where(eq(jobSkills.jobId, job.id))).toMatchObject([
		{ skillId: script, isMustHave: true },
	])
	expect((await api.db.select().from(alerts)).map(({ name, criteria }) => [name, criteria])).toEqual([
		['b', `skill=${script}`],
		['c', `skill=${script}`],
	])
	expect(await resolveSkills(api.db, ['jawascript Programing'])).toEqual([script])
	const [line] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'knowledge_merged'))
	expect(line?.facts).toMatchObject({
		before: { from: { id: typed, name: 'Jawascript programing' } },
		after: { people: 2, jobs: 1 },
	})
	const { rows } = await api.db.execute(
		sql`select from graphile_worker.jobs where task_identifier = 'tell_new_knowledge'`,
	)
	expect(rows).toHaveLength(1)
})

test('neither the reference files nor an import undo what an administrator has decided', async () => {
	await using api = await testApp()
	await using folder = await folderOf(smallEsco())
	const me = await administrator(api)
	const excel = await findSkill(api, 'MS Excel')
	const word = await findSkill(api, 'MS Word')
	if (!excel || !word) throw new Error('The reference has changed.')
	const [alias = ''] = word.aliases

	for (const sent of [
		await me.post(`admin/knowledge/skills/${second}/merge/${script}`),
		await me.put(`admin/knowledge/skills/${excel.id}`, { name: 'Spreadsheets', field: 'Office' }),
		await me.post(`admin/knowledge/skills/${excel.id}/aliases`, { word: 'Number  Crunching' }),
		await me.call('DELETE', `admin/knowledge/skills/${word.id}/aliases/${encodeURIComponent(alias)}`),
		await me.put(`admin/knowledge/skills/${excel.id}/relations/${word.id}`, { share: 0.9, back: 0 }),
	])
		expect(sent.body).toMatchObject({ errorCode: 0 })
	await importTaxonomy(api.db, 'esco', folder.path)
	await reload(api)

	expect(await api.db.$count(skills, eq(skills.id, second))).toBe(0)
	expect(await findSkill(api, 'MS Excel')).toBeUndefined()
	expect(await findSkill(api, 'Spreadsheets')).toMatchObject({
		id: excel.id,
		field: 'Office',
		aliases: expect.arrayContaining(['ms excel', 'number crunching']),
	})
	expect((await findSkill(api, 'MS Word'))?.aliases).not.toContain(alias)
	const knowledge = await readKnowledge(api.db)
	expect(knowledge.relatedSkills.get(excel.id)).toContainEqual({ id: word.id, share: expect.closeTo(0.9) })
	expect(knowledge.relatedSkills.get(word.id)?.find(({ id }) => id === excel.id)).toBeUndefined()
	const twice = await api.db.execute(
		sql`select word from (select lower(name) as word from skills union all select unnest(aliases) from skills) each
			group by word having count(*) > 1`,
	)
	expect(twice.rows).toEqual([])
	expect(
		await api.db.$count(
			skillRelations,
			and(eq(skillRelations.wantedId, script), eq(skillRelations.hadId, script)),
		),
	).toBe(0)
})

test('a name that belongs to another one is refused, and the refusal names the owner', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	const word = await findSkill(api, 'MS Word')
	const [alias = ''] = word?.aliases ?? []

	const asAlias = await me.post(`admin/knowledge/skills/${script}/aliases`, { word: alias })
	const asName = await me.post(`admin/knowledge/skills`, { name: alias, field: 'Office' })
	const ofAnother = await me.post(`admin/knowledge/skills/${script}/aliases`, { word: 'ms word' })
	const tooLong = await me.post(`admin/knowledge/skills`, { name: 'x'.repeat(61), field: 'Office' })

	expect([asAlias.status, asName.status, ofAnother.status]).toEqual([409, 409, 409])
	expect(asAlias.body.message).toContain('MS Word')
	expect(ofAnother.body.message).toContain('“MS Word” already exists')
	expect(tooLong.body.fields).toHaveProperty('name')
})

test('typed skills are listed by use with the nearest checked name, and can be named, ignored or merged', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	const [rare = 0, common = 0] = await resolveSkills(api.db, ['Moon gardening', 'JavaScrip'])
	await resolveSkills(api.db, ['Nobody has this'])
	for (const skillIds of [[rare, common], [common]]) await createCandidate(api.db, { skillIds })

	const typed = (await me.get('admin/knowledge/skills?view=typed')).body.details
	await me.post(`admin/typed-skills/${common}/ignore`, { isIgnored: true })
	await me.put(`admin/knowledge/skills/${rare}`, { name: 'Lunar gardening', field: 'Farming' })

	expect(typed.items).toMatchObject([
		{ name: 'JavaScrip', people: 2, jobs: 0, nearest: { name: 'JavaScript' } },
		{ name: 'Moon gardening', people: 1 },
	])
	expect(typed.counts).toMatchObject({ typed: 2, ignored: 0 })
	expect((await me.get('admin/knowledge/skills?view=ignored')).body.details.items).toMatchObject([
		{ name: 'JavaScrip' },
	])
	expect((await me.get('admin/knowledge/skills?query=lunar')).body.details.items).toMatchObject([
		{ name: 'Lunar gardening', people: 1, field: 'Farming' },
	])
	expect(await resolveSkills(api.db, ['moon gardening'])).toEqual([rare])
})

test('professions are added, related and merged; profiles, preferences, jobs and old addresses follow', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	const added = (await me.post('admin/knowledge/professions', { name: 'Moon gardener', field: 'Farming' }))
		.body.details.id
	await me.put(`admin/professions/${added}/skills/${script}`, { weight: 0.5 })
	const wisher = await createCandidate(api.db, { preferredProfessionIds: [added, known.profession] })
	const worker = await createCandidate(api.db, { professionId: added })
	const job = await createJob(api.db, { professionId: added })

	const shown = (await me.get(`admin/knowledge/professions/${added}`)).body.details
	const merged = await me.post(`admin/knowledge/professions/${added}/merge/${known.profession}`)
	await reload(api)

	expect(shown).toMatchObject({ name: 'Moon gardener', typical: [{ name: 'JavaScript', weight: 0.5 }] })
	expect(merged.body.details).toMatchObject({ people: 2, jobs: 1 })
	const professionOf = async (id: string) =>
		(await api.db.select().from(candidates).where(eq(candidates.accountId, id)))[0]
	expect(await professionOf(wisher.id)).toMatchObject({ preferredProfessionIds: [known.profession] })
	expect(await professionOf(worker.id)).toMatchObject({ professionId: known.profession })
	expect((await api.get(`jobs/${job.id}`)).body.details.profession).toBe('Software Developer')
	expect((await api.get(`professions/${added}`)).body.details).toMatchObject({ id: known.profession })
	expect((await api.get(`professions/${known.profession}`)).body.details.otherNames).toContain(
		'moon gardener',
	)
})

test('an administrator gives names in Hindi and Marathi, which are understood, and which no file changes', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	const path = `admin/knowledge/skills/${script}`
	const { name, field } = (await me.get(path)).body.details
	const saved = await me.put(path, { name, field, nameHi: 'जेएस लेखन', nameMr: '' })
	const unsaid = await me.put(path, { name, field })
	await reload(api)

	expect([saved.status, unsaid.status]).toEqual([200, 200])
	expect((await me.get(path)).body.details).toMatchObject({
		nameHi: 'जेएस लेखन',
		nameMr: null,
		aliases: expect.arrayContaining(['जेएस लेखन', 'जावास्क्रिप्ट']),
	})
	expect(await resolveSkills(api.db, ['जेएस लेखन'])).toEqual([script])
	const taken = await me.put(`admin/knowledge/skills/${second}`, { name: 'Second', field, nameHi: 'जेएस लेखन' })
	expect(taken.status).toBe(409)

	const added = await me.post('admin/knowledge/skills', { name: 'Kelp care', field, nameMr: 'केल्प काळजी' })
	const { body } = await me.get(`admin/knowledge/skills/${added.body.details.id}`)
	expect(body.details).toMatchObject({ nameHi: null, nameMr: 'केल्प काळजी', aliases: ['केल्प काळजी'] })
})
