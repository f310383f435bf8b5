import { learnedProfessionRelations, learnedSkillRelations } from '@profile-search/db/schema/search/learned'
import { skillRelations } from '@profile-search/db/schema/search/reference'
import { seedDatabase } from '@profile-search/db/seed/seed'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { patientLimits, testApp } from '#test/portal.ts'
import { readKnowledge } from '../index/knowledge/knowledge.ts'
import { startMatcher } from '../index/matcher/matcher.ts'

type Api = Awaited<ReturnType<typeof testApp>>

async function seed({ connection }: Api, people: number) {
	await seedDatabase(connection.pool, { people, organisations: 5, jobs: 50, seed: 1, passwordHash: 'none' })
}

async function learn(api: Api) {
	await enqueue(api.db, 'learn_relations', {})
	await api.work()
}

async function countNewLearning({ db }: Api) {
	const { rows } = await db.execute<{ times: number }>(
		sql`select count(*)::int as times from match_changes where subject = 'learning'`,
	)
	return rows[0]?.times ?? 0
}

test('relations are learned for pairs that nobody has related, and announced only once', async () => {
	await using api = await testApp()
	await seed(api, 600)
	const said = await api.db.select().from(skillRelations)
	const [before, noticed] = [await readKnowledge(api.db), await countNewLearning(api)]

	await learn(api)
	await learn(api)

	const learned = await api.db.select().from(learnedSkillRelations)
	expect(learned.length).toBeGreaterThan(50)
	expect(Math.max(...learned.map(({ share }) => share))).toBeLessThanOrEqual(0.4)
	expect((await api.db.select().from(learnedProfessionRelations)).length).toBeGreaterThan(0)
	expect(await api.db.select().from(skillRelations)).toEqual(said)
	expect(await countNewLearning(api)).toBe(noticed + 1)

	const after = await readKnowledge(api.db)
	expect(after.version).not.toBe(before.version)
	for (const { wantedId, hadId, share } of said)
		expect(after.relatedSkills.get(wantedId)).toContainEqual({ id: hadId, share })
	for (const related of after.relatedSkills.values())
		expect(new Set(related.map(({ id }) => id)).size).toBe(related.length)
	expect(await readKnowledge(api.db)).toEqual(after)
	expect(await readKnowledge(api.db, { isLearning: false })).toEqual(before)
	const without = startMatcher(api.connection.url, { isLearning: false, limits: patientLimits })
	await without.whenReady()
	expect(without.knowledge().version).toBe(before.version)
	await without.close()
})

test('nothing is learned from a few people', async () => {
	await using api = await testApp()
	await seed(api, 300)

	await learn(api)

	expect(await api.db.select().from(learnedSkillRelations)).toEqual([])
})
