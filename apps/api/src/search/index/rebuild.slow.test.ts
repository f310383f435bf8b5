import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'
import { noteNewKnowledge, noteNewLearning } from './knowledge/new-knowledge.ts'

test('after a change of the taxonomy the index keeps answering, and says that it is being rebuilt', async () => {
	await using api = await testApp({ matching: true })
	const person = await api.as(await createCandidate(api.db))
	await createJob(api.db)
	const version = api.matcher.knowledge().version

	await api.db.execute(
		sql`update skills set aliases = array['Frobnication'] where id = (select min(id) from skills)`,
	)
	await noteNewKnowledge(api.db)
	const statuses = new Set<number>()
	const states = new Set<string>()
	await eventually(
		async () => {
			statuses.add((await person.get('matches')).status)
			statuses.add((await api.get('jobs')).status)
			const health = await api.get('health')
			statuses.add(health.status)
			states.add(health.body.details.matching)
			return api.matcher.knowledge().version
		},
		(now) => now !== version,
	)

	expect([...statuses]).toEqual([200])
	expect(states).toContain('rebuilding')
	expect(api.matcher.knowledge().version).not.toBe(version)
	const health = await eventually(
		async () => (await api.get('health')).body.details,
		({ matching }) => matching === 'ready',
	)
	expect(health).toMatchObject({ matching: 'ready', indexAgeSeconds: expect.any(Number) })
})

test('what is saved during a rebuild is found before and after the new index takes over', async () => {
	await using api = await testApp({ matching: true })
	const version = api.matcher.knowledge().version
	await api.db.execute(
		sql`update skills set aliases = array['Frobnication'] where id = (select min(id) from skills)`,
	)
	await noteNewKnowledge(api.db)
	await eventually(
		async () => api.matcher.status().state,
		(state) => state === 'rebuilding',
	)

	const job = await createJob(api.db, { title: 'Frobnicator' })
	const found = async () =>
		(await api.get('jobs?query=Frobnicator')).body.details.items.map(({ id }: { id: string }) => id)
	const meanwhile = await found()
	await eventually(
		async () => api.matcher.knowledge().version,
		(now) => now !== version,
	)

	expect(meanwhile).toEqual([job.id])
	expect(await found()).toEqual([job.id])
})

test('what one person saves is found while a bulk load is still being applied', async () => {
	await using api = await testApp({ matching: true })
	await api.db.execute(sql`
		insert into match_changes (subject, subject_id) select 'job', gen_random_uuid() from generate_series(1, 60000)`)
	await api.db.execute(sql`notify match_changes`)
	const job = await createJob(api.db, { title: 'Frobnicator' })

	const began = performance.now()
	const { items } = (await api.get('jobs?query=Frobnicator')).body.details
	const tookMs = performance.now() - began

	expect(items).toMatchObject([{ id: job.id }])
	expect(tookMs).toBeLessThan(30_000)
})

test('lists are built again after a change of the taxonomy, and not after something was learned', async () => {
	await using api = await testApp({ matching: true })
	/** The moment since when the oldest part of the index is there, once both have caught up. */
	const builtAfter = async (alias: string, note: typeof noteNewLearning) => {
		const version = api.matcher.knowledge().version
		await api.db.execute(
			sql`update skills set aliases = array[${alias}] where id = (select min(id) from skills)`,
		)
		const before = Date.now()
		await note(api.db)
		await eventually(
			async () => api.matcher.knowledge().version !== version && api.matcher.status().state === 'ready',
			(isBuilt) => isBuilt,
		)
		return { oldest: api.matcher.status().since?.getTime() ?? 0, before }
	}

	const learned = await builtAfter('Frobnication', noteNewLearning)
	expect(learned.oldest).toBeLessThan(learned.before)
	await eventually(
		async () => await builtAfter(`Frobnication ${Date.now()}`, noteNewKnowledge),
		({ oldest, before }) => oldest >= before,
	)
})
