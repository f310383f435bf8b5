import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

test('a dismissed job is in no ranking of that person until the dismissal is undone', async () => {
	await using api = await testApp({ matching: true })
	const me = await api.as(await createCandidate(api.db))
	const other = await api.as(await createCandidate(api.db))
	const job = await createJob(api.db)
	const next = await createJob(api.db)
	const matches = async (who: typeof me) =>
		(await who.get('matches?limit=1')).body.details.map((row: { job: { id: string } }) => row.job.id)

	const all = () => other.get('matches')
	await eventually(all, ({ body }) => body.details?.length === 2)
	await me.call('PUT', `dismissals/${job.id}`, { reason: 'pay', comment: 'Too little.' })

	expect(await matches(me)).toEqual([next.id])
	expect((await all()).body.details).toHaveLength(2)
	expect((await me.get(`jobs/${next.id}/similar`)).body.details.items).toEqual([])
	expect((await me.get('dismissals')).body.details).toMatchObject({
		total: 1,
		items: [{ job: { id: job.id }, reason: 'pay', comment: 'Too little.' }],
	})
	expect((await other.get('dismissals')).body.details.total).toBe(0)

	await me.call('DELETE', `dismissals/${job.id}`)
	expect((await me.get('matches')).body.details).toHaveLength(2)
})

test('only a job that is or was public can be dismissed', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	const draft = await createJob(api.db, { status: 'draft', publishedAt: null })

	expect((await me.call('PUT', `dismissals/${draft.id}`, { reason: 'pay' })).status).toBe(404)
})
