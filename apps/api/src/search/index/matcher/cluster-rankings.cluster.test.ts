import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { seedDatabase } from '@profile-search/db/seed/seed'
import { createCandidate, createJob, known } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import type { Ranked } from '@profile-search/matching/types'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, patientLimits } from '#test/portal.ts'
import { buildLexicon } from '../../learning/build-lexicon.ts'
import { allJobDocuments, allPersonDocuments, listJobDocuments, listPersonDocuments } from '../documents.ts'
import { readProgress, writeProgress } from '../lists/cluster/following/progress.ts'
import { clusterApp } from '../lists/cluster/testing/cluster-app.ts'
import { openGate } from '../lists/cluster/testing/gate.ts'
import { testCluster } from '../lists/cluster/testing/test-cluster.ts'
import { everyone } from '../testing.ts'
import { startMatcher } from './matcher.ts'

type Api = Awaited<ReturnType<typeof clusterApp>>

/** The matcher that holds everything in memory, on the same database, once both know the same. */
async function inMemory(api: Api) {
	const matcher = startMatcher(api.connection.url, { limits: patientLimits })
	await matcher.whenReady()
	await eventually(
		async () => api.matcher.knowledge().version,
		(version) => version === matcher.knowledge().version,
	)
	const people = await api.db.$count(candidates)
	await eventually(
		() => api.matcher.search('test', 'people', everyone),
		({ total }) => total === people,
	)
	return { matcher, [Symbol.asyncDispose]: () => matcher.close() }
}

async function plant({ connection, db }: Api, people: number) {
	const size = { people, organisations: Math.ceil(people / 20), jobs: people / 5, seed: 5 }
	await seedDatabase(connection.pool, { ...size, passwordHash: 'none' })
	await buildLexicon({}, { db } as never)
}

async function firstOf<Document>(batches: AsyncGenerator<Document[]>) {
	const { value } = await batches.next()
	return (value ?? []) as Document[]
}

function shareFound(found: readonly Ranked[], wanted: readonly Ranked[]) {
	const totals = new Map(found.map(({ id, total }) => [id, total]))
	return wanted.filter(({ id, total }) => totals.get(id) === total).length / wanted.length
}

test('where all are candidates, people and jobs are ranked as in memory, with the same totals', async () => {
	await using cluster = testCluster()
	await using api = await clusterApp(cluster.settings)
	await plant(api, 150)
	await using memory = await inMemory(api)
	const people = await firstOf(allPersonDocuments(api.db, 30))
	const openJobs = await firstOf(allJobDocuments(api.db, 30))

	for (const job of openJobs) {
		const except = people.slice(0, 3).map(({ id }) => id)
		expect(await api.matcher.topPeople('test', job, { limit: 20, except })).toEqual(
			await memory.matcher.topPeople('test', job, { limit: 20, except }),
		)
	}
	for (const person of people)
		expect(await api.matcher.topJobs('test', person, { limit: 20 })).toEqual(
			await memory.matcher.topJobs('test', person, { limit: 20 }),
		)
})

test('among many, the best that memory finds are found', { timeout: 300_000 }, async () => {
	await using cluster = testCluster()
	await using api = await clusterApp(cluster.settings)
	await plant(api, 1500)
	await using memory = await inMemory(api)
	const shares: number[] = []

	for (const job of await firstOf(allJobDocuments(api.db, 40))) {
		const wanted = await memory.matcher.topPeople('test', job, { limit: 20 })
		shares.push(shareFound(await api.matcher.topPeople('test', job, { limit: 20 }), wanted))
	}
	for (const person of await firstOf(allPersonDocuments(api.db, 40))) {
		const wanted = await memory.matcher.topJobs('test', person, { limit: 20 })
		shares.push(shareFound(await api.matcher.topJobs('test', person, { limit: 20 }), wanted))
	}

	expect(shares).toHaveLength(80)
	expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.9)
	expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.99)
})

test('what was saved is ranked by the next question, and who has left or a job that is closed is not', async () => {
	await using cluster = testCluster()
	await using api = await clusterApp(cluster.settings)
	const { db, matcher } = api
	const [first = 0, second = 0] = known.skills
	const one = await createCandidate(db, { skillIds: [first] })
	const other = await createCandidate(db, { skillIds: [second] })
	const created = await createJob(db, { mustHave: [first] })
	const [job] = await listJobDocuments(db, [created.id])
	const [person] = await listPersonDocuments(db, [one.id])
	const people = async () => (await matcher.topPeople('test', job!, { limit: 5 })).map(({ id }) => id)

	const before = await people()
	await db.execute(
		sql`update candidate_skills set skill_id = case skill_id when ${first} then ${second}::int else ${first}::int end`,
	)
	await db.update(candidates).set({ headline: 'Changed' })
	const swapped = await people()
	await db.execute(sql`delete from accounts where id = ${other.id}`)
	const left = await people()
	const openBefore = await matcher.topJobs('test', person!, { limit: 5 })
	await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, created.id))
	const openAfter = await matcher.topJobs('test', person!, { limit: 5 })

	expect(before).toEqual([one.id, other.id])
	expect(swapped).toEqual([other.id, one.id])
	expect(left).toEqual([one.id])
	expect(openBefore.map(({ id }) => id)).toEqual([created.id])
	expect(openAfter).toEqual([])
})

test('relaxed requirements bring about as many people as in memory', async () => {
	await using cluster = testCluster()
	await using api = await clusterApp(cluster.settings)
	await plant(api, 500)
	await using memory = await inMemory(api)

	for (const job of await firstOf(allJobDocuments(api.db, 10))) {
		const found = await api.matcher.relaxations('test', job, [])
		const exact = await memory.matcher.relaxations('test', job, [])
		expect(found.of).toBe(exact.of)
		expect(Math.abs(found.now - exact.now)).toBeLessThanOrEqual(2 + exact.now * 0.1)
	}
})

test('while the cluster is away, rankings say so, and are there again when it is back', async () => {
	await using cluster = testCluster()
	await using gate = await openGate(cluster.settings.urls[0] ?? '')
	await using api = await clusterApp({ ...cluster.settings, urls: [gate.url] })
	const created = await createJob(api.db)
	const [job] = await listJobDocuments(api.db, [created.id])
	const person = await createCandidate(api.db)
	const ask = () =>
		api.matcher.topPeople('test', job!, { limit: 5 }).then(
			(ranked) => ranked.map(({ id }) => id),
			({ status }: { status: number }) => status,
		)

	const there = await ask()
	gate.close()
	const away = await ask()
	gate.open()
	const back = await eventually(ask, (answer) => answer !== 503)

	expect([there, away, back]).toEqual([[person.id], 503, [person.id]])
})

test('after an upgrade lists are answered from the old indices, and rankings once all is written anew', async () => {
	await using cluster = testCluster()
	await using connection = await freshDb()
	const start = () => startMatcher(connection.url, { cluster: cluster.settings, limits: patientLimits })
	const person = await createCandidate(connection.db)
	const created = await createJob(connection.db)
	const [job] = await listJobDocuments(connection.db, [created.id])
	const first = start()
	await eventually(
		() => first.search('test', 'people', everyone),
		({ total }) => total === 1,
	)
	await first.close()
	const written = await readProgress(cluster)
	await writeProgress(cluster, { ...written!, mapping: written!.mapping - 1 })
	// Another node is the one that writes, and takes its time.
	const writing = await connection.pool.connect()
	await writing.query('select pg_advisory_lock(hashtextextended($1, 0))', [
		`search cluster ${cluster.prefix}`,
	])

	const upgraded = start()
	await upgraded.whenReady()
	const ask = () =>
		upgraded.topPeople('test', job!, { limit: 5 }).then(
			(ranked) => ranked.map(({ id }) => id),
			({ status }: { status: number }) => status,
		)
	const listed = await upgraded.search('test', 'people', everyone)
	const refused = await ask()
	await writing.query('select pg_advisory_unlock_all()')
	writing.release()
	const ranked = await eventually(ask, (answer) => answer !== 503)
	await upgraded.close()

	expect([listed.ids, refused, ranked]).toEqual([[person.id], 503, [person.id]])
	expect((await readProgress(cluster))?.indices).not.toEqual(written?.indices)
})
