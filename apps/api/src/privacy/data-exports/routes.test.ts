import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { dataExports } from '@profile-search/db/schema/privacy/personal-data'
import { createAccount, createCandidate } from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { testApp } from '#test/portal.ts'
import { sweepPersonalData } from '../retention/sweep.ts'

test('one copy at a time and three a day are made, even when they are requested at once', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	const first = await Promise.all([1, 2, 3].map(() => me.post('data-exports')))
	await api.work()
	const [ready] = (await me.get('data-exports')).body.details
	for (let at = 0; at < 2; at++) {
		await me.post('data-exports')
		await api.work()
	}
	const fourth = await me.post('data-exports')

	expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
	expect(ready).toMatchObject({ state: 'ready' })
	expect(ready.done).toBe(ready.all)
	expect(fourth.status).toBe(429)
	expect((await me.get('data-exports')).body.details).toHaveLength(3)
})

test('only its owner downloads a copy, for seven days; then it is deleted with its file', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	const stranger = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const { id } = (await me.post('data-exports')).body.details
	await api.work()
	const path = `data-exports/${id}/file`
	const [row] = await api.db.select().from(dataExports)

	const had = await me.get(path)
	const foreign = await stranger.get(path)
	await api.db.update(dataExports).set({
		askedAt: sql`now() - interval '8 days'`,
		expiresAt: sql`now() - interval '1 minute'`,
	})
	const late = await me.get(path)
	await sweepPersonalData(api.db)
	const file = join(api.filesFolder, row?.key ?? '')
	await utimes(file, 0, 0)
	await enqueue(api.db, 'sweep_files', {})
	await api.work()

	expect(had).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } })
	expect([foreign.status, late.status]).toEqual([404, 404])
	expect(await api.db.$count(dataExports)).toBe(0)
	expect(await api.files.exists(row?.key ?? '')).toBe(false)
})

test('a copy that has been in progress for hours does not block another', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	await me.post('data-exports')
	await api.db.update(dataExports).set({ askedAt: sql`now() - interval '7 hours'` })

	const asked = await me.post('data-exports')
	const states = (await me.get('data-exports')).body.details.map(({ state }: { state: string }) => state)

	expect(asked.status).toBe(200)
	expect(states).toEqual(['running', 'failed'])
})

test('a copy explains itself in the language of its owner, table by table', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	await me.put('language', { language: 'mr' })
	const { id } = (await me.post('data-exports')).body.details
	await api.work()

	const { rawPayload } = await api.app.inject({ url: `/api/data-exports/${id}/file`, headers: me.headers })
	const files = unzipSync(rawPayload)
	const readme = strFromU8(files['README.txt'] ?? new Uint8Array())

	expect(Object.keys(files)).toEqual(
		expect.arrayContaining(['resume.json', 'candidates.json', 'sessions.json']),
	)
	expect(readme).toContain('candidates.json\n    तुमचे प्रोफाइल\n    आमच्याकडे का आहे: ')
	expect(readme).toContain('profile_visits.json\n    तुमचे प्रोफाइल कोणी पाहिले\n')
	expect(readme).toContain('90 दिवसांपर्यंत')
	expect(readme).not.toMatch(/retention\.|undefined|\{\{/)
})
