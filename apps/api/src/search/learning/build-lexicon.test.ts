import { lexicons } from '@profile-search/db/schema/search/lexicons'
import { seedDatabase } from '@profile-search/db/seed/seed'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { testApp } from '#test/portal.ts'
import { readKnowledge } from '../index/knowledge/knowledge.ts'

type Api = Awaited<ReturnType<typeof testApp>>

async function count(api: Api) {
	await enqueue(api.db, 'build_lexicon', {})
	await api.work()
	return api.db.select().from(lexicons)
}

test('words are counted once there are texts, and again when enough of them have changed', async () => {
	await using api = await testApp()
	expect(await count(api)).toEqual([])

	const size = { people: 60, organisations: 4, jobs: 20, seed: 1, passwordHash: 'none' }
	await seedDatabase(api.connection.pool, size)
	const before = await readKnowledge(api.db)
	const [first] = await count(api)
	const [again] = await count(api)
	const after = await readKnowledge(api.db)

	expect(first?.documents).toBeGreaterThan(60)
	expect(Object.values(first?.frequency ?? {}).every((holders) => holders >= 2)).toBe(true)
	expect(again?.id).toBe(first?.id)
	expect(after.version).not.toBe(before.version)
	expect(after.lexicon?.frequency.size).toBe(Object.keys(first?.frequency ?? {}).length)

	await api.db.execute(
		sql`update lexicons set counted_at = now() - interval '2 days', documents = documents / 2`,
	)
	const renewed = await count(api)
	expect(renewed).toHaveLength(1)
	expect(renewed[0]?.documents).toBe(first?.documents)
	expect(renewed[0]?.id).not.toBe(first?.id)
})
