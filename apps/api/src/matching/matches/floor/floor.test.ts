import { siteSettings } from '@profile-search/db/schema/platform/site'
import { createCandidate, createJob, createOrganisation, known } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

/** Skills that no factory gives. */
const foreign = [1, 2, 3]

test('a person is shown no job below the least total as a match, and can see it under another name', async () => {
	await using api = await testApp({ matching: true })
	const person = await createCandidate(api.db)
	const fitting = await createJob(api.db, { title: 'Fitting' })
	const other = await createJob(api.db, {
		title: 'Another craft',
		mustHave: [...foreign, ...known.skills.slice(0, 1)],
		professionId: 1,
	})
	const me = await api.as(person)

	const less = await eventually(
		() => me.get('matches/less-likely'),
		({ body }) => body.details?.length === 1,
	)
	const matches = await me.get('matches')

	expect(matches.body.details.map(({ job }: { job: { id: string } }) => job.id)).toEqual([fitting.id])
	expect(less.body.details).toMatchObject([{ id: other.id, title: 'Another craft' }])
})

test('an organisation is shown nobody below the least total as a match, and can see them under another name', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const fitting = await createCandidate(api.db)
	const other = await createCandidate(api.db, { skillIds: foreign, professionId: null })
	const owner = await api.as(organisation.owner)
	const stranger = await api.as((await createOrganisation(api.db)).owner)

	const less = await eventually(
		() => owner.get(`jobs/${job.id}/matches/less-likely`),
		({ body }) => body.details?.length === 1,
	)
	const matches = await owner.get(`jobs/${job.id}/matches`)

	expect(matches.body.details.map(({ person }: { person: { id: string } }) => person.id)).toEqual([
		fitting.id,
	])
	expect(less.body.details).toMatchObject([{ id: other.id }])
	expect((await stranger.get(`jobs/${job.id}/matches/less-likely`)).status).toBe(404)
})

test('an administrator decides what the least total is', async () => {
	await using api = await testApp({ matching: true })
	await createJob(api.db, { title: 'Another craft', mustHave: foreign, professionId: 1 })
	await createJob(api.db, { title: 'Fitting' })
	const me = await api.as(await createCandidate(api.db))
	const titles = async () =>
		(await me.get('matches')).body.details?.map(({ job }: { job: { title: string } }) => job.title)

	await api.db
		.insert(siteSettings)
		.values({ leastMatch: 0 })
		.onConflictDoUpdate({
			target: siteSettings.id,
			set: { leastMatch: 0 },
		})
	expect(await eventually(titles, (found) => found?.length === 2)).toEqual(['Fitting', 'Another craft'])

	await api.db.update(siteSettings).set({ leastMatch: 100 })
	expect(await eventually(titles, (found) => found?.length === 0)).toEqual([])
})
