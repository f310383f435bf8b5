import { createJob, createOrganisation, known } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

test('a job is in the list as soon as it is open, and gone as soon as it is closed', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const employer = await api.as(organisation.owner)
	const job = await createJob(api.db, { organisationId: organisation.id })

	expect((await api.get('jobs')).body.details).toMatchObject({ total: 1, items: [{ id: job.id }] })
	await employer.post(`jobs/${job.id}/close`, { reason: 'Filled' })
	expect((await api.get('jobs')).body.details).toMatchObject({ total: 0, items: [] })
})

test('jobs are found by title, profession, organisation, skill and town, whatever characters are typed', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db, { name: 'Green Fields' })
	await createJob(api.db, { title: 'Web developer 100%', organisationId: organisation.id })
	const count = async (query: string) =>
		(await api.get(`jobs?query=${encodeURIComponent(query)}`)).body.details.total

	expect(await count('GREEN web')).toBe(1)
	expect(await count('green plumber')).toBe(0)
	expect(await count('green javascript')).toBe(1)
	expect(await count('पुणे')).toBe(1)
	expect(await count('100%')).toBe(1)
	expect(await count(`'; drop table jobs; --`)).toBe(0)
})

test('jobs are filtered by facets, each with its counts', async () => {
	await using api = await testApp({ matching: true })
	await createJob(api.db, { workMode: 'remote', payMin: 20_000, payMax: 30_000 })
	await createJob(api.db, { professionId: 1, payMax: 900_000, payPeriod: 'year', experienceMinMonths: 36 })
	const facet = (details: { facets: { name: string; choices: object[] }[] }, name: string) =>
		details.facets.find((each) => each.name === name)?.choices

	// A long transaction of a parallel test may delay the list.
	const { body } = await eventually(
		() => api.get(`jobs?profession=${known.profession}`),
		({ body: { details } }) => facet(details, 'profession')?.length === 2,
	)
	const { body: well } = await api.get('jobs?pay=3')

	expect(body.details.total).toBe(1)
	expect(facet(body.details, 'profession')).toMatchObject([
		{ value: known.profession, count: 1, isChosen: true },
		{ value: 1, count: 1, isChosen: false },
	])
	expect(facet(body.details, 'workMode')).toMatchObject([{ label: 'remote', count: 1 }])
	expect(facet(body.details, 'pay')).toMatchObject([{ value: 1, count: 1 }])
	expect(well.details.total).toBe(1)
	expect(facet(well.details, 'askedExperience')).toMatchObject([{ value: 2, count: 1 }])
})

test('a value that a facet does not have is no choice of it', async () => {
	await using api = await testApp({ matching: true })
	const { body } = await api.get('jobs?pay=99&askedExperience=7&education=12&workMode=9&profession=9999999')

	expect(body.details.total).toBe(0)
	expect(body.details.facets.map(({ choices }: { choices: object[] }) => choices)).toEqual(
		body.details.facets.map(() => []),
	)
})

test('an organisation shows its own open jobs, newest first', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	await createJob(api.db, {
		organisationId: organisation.id,
		title: 'Old',
		publishedAt: new Date('2026-01-01'),
	})
	await createJob(api.db, { organisationId: organisation.id, title: 'New' })
	await createJob(api.db, { organisationId: organisation.id, status: 'draft' })
	await createJob(api.db)

	const { body } = await api.get(`organisations/${organisation.id}/jobs`)

	expect(body.details.items.map(({ title }: { title: string }) => title)).toEqual(['New', 'Old'])
})
