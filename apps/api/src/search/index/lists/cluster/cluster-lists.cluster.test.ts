import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { skills } from '@profile-search/db/schema/search/reference'
import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, patientLimits, testApp } from '#test/portal.ts'
import { startMatcher } from '../../matcher/matcher.ts'
import { everyone } from '../../testing.ts'
import { listIndices } from './documents/indices.ts'
import { readProgress } from './following/progress.ts'
import { clusterApp } from './testing/cluster-app.ts'
import { openGate } from './testing/gate.ts'
import { testCluster } from './testing/test-cluster.ts'

test('who is saved is found by the next search, who hides or leaves is not, and pages and counts say the same', async () => {
	await using cluster = testCluster()
	await using api = await clusterApp(cluster.settings)
	const { db } = api

	const person = await createCandidate(db, { headline: 'Beekeeper in the hills' })
	const saved = await api.find('beekeeper')
	await db.update(candidates).set({ headline: 'Welder' }).where(eq(candidates.accountId, person.id))
	const [before, after] = [await api.find('beekeeper'), await api.find('welder')]
	await db.update(candidates).set({ visibility: 'members' }).where(eq(candidates.accountId, person.id))
	const outside = await api.matcher.search('test', 'people', { ...everyone, level: 0 })
	await db.execute(sql`delete from accounts where id = ${person.id}`)
	const left = await api.find('')

	expect(saved).toMatchObject({ ids: [person.id], total: 1, isCurrent: true })
	expect([before.ids, after.ids]).toEqual([[], [person.id]])
	expect(outside).toMatchObject({ ids: [], total: 0, isCurrent: true })
	expect(left).toMatchObject({ ids: [], total: 0, isCurrent: true })
})

test('a page of jobs comes from the cluster as it comes from memory', async () => {
	await using cluster = testCluster()
	await using api = await clusterApp(cluster.settings)
	const inMemory = startMatcher(api.connection.url, { limits: patientLimits })
	await using other = await testApp({ connection: api.connection, matcher: inMemory })
	await inMemory.whenReady()
	for (let each = 0; each < 25; each++) await createJob(api.db, { title: `Welder ${each % 5}` })

	for (const query of [
		'',
		'?query=welder&order=name',
		'?query=welder%203',
		'?page=2',
		'?order=newest&page=2',
	]) {
		const [one, two] = [await api.get(`jobs${query}`), await other.get(`jobs${query}`)]
		expect(one.status).toBe(200)
		expect(one.body.details.total).toBeGreaterThan(0)
		expect(one.body).toEqual(two.body)
	}
})

test('when names change, all is written anew while searches are answered, and nothing of the old indices is left', async () => {
	await using cluster = testCluster()
	await using api = await clusterApp(cluster.settings)
	await createCandidate(api.db, { headline: 'Beekeeper' })
	await api.find('beekeeper')
	const old = await readProgress(cluster)
	const totals: number[] = []
	const isOver = new AbortController()
	async function searchOn() {
		while (!isOver.signal.aborted) totals.push((await api.find('beekeeper')).total)
	}

	const searches = searchOn()
	await api.db.insert(skills).values({ name: 'Honey tasting', isKnown: true })
	await api.db.execute(
		sql`insert into match_changes (subject, subject_id) values ('knowledge', gen_random_uuid())`,
	)
	const next = await eventually(
		() => readProgress(cluster),
		(progress) => progress?.indices.people !== old?.indices.people,
	)
	isOver.abort()
	await searches

	expect(new Set(totals)).toEqual(new Set([1]))
	expect((await listIndices(cluster)).toSorted()).toEqual(Object.values(next?.indices ?? {}).toSorted())
})

test('while the cluster is away, searches say so and all else goes on; what was saved meanwhile is found when it is back', async () => {
	await using cluster = testCluster()
	await using gate = await openGate(cluster.settings.urls[0] ?? '')
	await using api = await clusterApp({ ...cluster.settings, urls: [gate.url] })
	const job = await createJob(api.db, { title: 'Beekeeper' })
	await api.get('jobs?query=beekeeper')

	gate.close()
	const away = await eventually(
		() => api.get('jobs?query=honey'),
		({ status }) => status === 503,
	)
	const health = await eventually(
		() => api.get('health'),
		({ body }) => body.details?.lists === 'away',
	)
	const shown = await api.get(`jobs/${job.id}`)
	const home = await api.get('home')
	const meanwhile = await createJob(api.db, { title: 'Honey taster' })
	gate.open()
	const found = await eventually(
		() => api.get('jobs?query=honey'),
		({ status, body }) => status === 200 && body.details.total === 1,
	)

	expect(away).toMatchObject({
		headers: { 'retry-after': '5' },
		body: { message: 'The search is not available at the moment. Please try again in a few seconds.' },
	})
	expect(health.status).toBe(200)
	expect(shown.status).toBe(200)
	expect(home).toMatchObject({ status: 200, body: { details: { jobs: 1, newest: [{ id: job.id }] } } })
	expect(found.body.details.items).toMatchObject([{ id: meanwhile.id }])
	await eventually(
		() => api.get('health'),
		({ body }) => body.details?.lists === 'ready',
	)
})

test('of two nodes one writes; when it ends, the other goes on from there', async () => {
	await using cluster = testCluster()
	await using connection = await freshDb()
	const start = () => startMatcher(connection.url, { cluster: cluster.settings, limits: patientLimits })
	const first = start()
	await eventually(
		async () => first.search('test', 'people', everyone),
		() => true,
	)
	const second = start()
	const before = await readProgress(cluster)

	await first.close()
	const person = await createCandidate(connection.db, { headline: 'Beekeeper' })
	const found = await second.search('test', 'people', { ...everyone, text: 'beekeeper' })
	await second.close()

	expect(found).toMatchObject({ ids: [person.id], isCurrent: true })
	expect((await readProgress(cluster))?.indices).toEqual(before?.indices)
})
