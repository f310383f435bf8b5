import { createJob } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

test('a job shows similar ones, even when it is closed, but never itself or closed ones', async () => {
	await using api = await testApp({ matching: true })
	const closed = await createJob(api.db, { status: 'closed', closedAt: new Date(), title: 'Gone' })
	const open = await createJob(api.db)
	const like = await createJob(api.db)
	await createJob(api.db, { professionId: 1, mustHave: [1, 2, 3], placeIds: [1], title: 'Far off' })
	const idsOf = async (id: string) =>
		(await api.get(`jobs/${id}/similar`)).body.details.items.map((job: { id: string }) => job.id)

	expect(await api.get(`jobs/${closed.id}`)).toMatchObject({ status: 410, body: { errorCode: 410 } })
	// A long transaction of a parallel test may delay the index.
	const alike = await eventually(
		() => idsOf(closed.id),
		(ids) => ids.length === 2,
	)
	expect(alike.toSorted()).toEqual([open.id, like.id].toSorted())
	expect(await idsOf(open.id)).toEqual([like.id])
	expect((await api.get(`jobs/${closed.id}/similar`)).body.details).toMatchObject({
		title: 'Gone',
		isClosed: true,
	})
})

test('a job that was never public shows no similar ones', async () => {
	await using api = await testApp({ matching: true })
	const draft = await createJob(api.db, { status: 'draft', publishedAt: null })

	expect((await api.get(`jobs/${draft.id}/similar`)).status).toBe(404)
})
