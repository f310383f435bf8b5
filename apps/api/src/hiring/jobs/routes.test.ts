import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { createJob, createOrganisation, dayFromNow } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { closeOverdueJobs } from './transitions/tasks.ts'

const draft = {
	title: 'Java developer',
	description: 'You build our web application.',
	professionId: 1,
	placeIds: [2],
	mustHaveSkills: ['Java', 'java', 'Beekeeping'],
	niceToHaveSkills: ['JavaScript', 'Java'],
	payMin: 40_000,
	payMax: 60_000,
	closesOn: dayFromNow(30),
}

test('an approved organisation posts a job, and everyone can read it', async () => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db, { name: 'Green Fields' })).owner)

	const posted = await employer.post('jobs', draft)
	const seen = await api.get(`jobs/${posted.body.details.id}`)

	expect(posted.body).toMatchObject({ errorCode: 0, details: { status: 'open', isMine: true } })
	expect(seen.body.details).toMatchObject({
		title: 'Java developer',
		organisation: { name: 'Green Fields' },
		places: ['Pune'],
		mustHaveSkills: ['Beekeeping', 'Java'],
		niceToHaveSkills: ['JavaScript'],
		isMine: false,
	})
})

test('a draft is shown to its organisation only, until it is published', async () => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db)).owner)
	const { id, own } = (await employer.post('jobs', { ...draft, publish: false })).body.details

	expect((await api.get(`jobs/${id}`)).status).toBe(404)
	expect((await employer.get(`jobs/${id}`)).body.details.status).toBe('draft')
	expect((await employer.get('organisations/me/jobs')).body.details.total).toBe(1)
	await employer.put(`jobs/${id}`, { ...draft, version: own.version })
	expect((await api.get(`jobs/${id}`)).status).toBe(200)
})

test('nobody changes or closes the job of another organisation', async () => {
	await using api = await testApp()
	const job = await createJob(api.db)
	const other = await api.as((await createOrganisation(api.db)).owner)

	expect((await other.put(`jobs/${job.id}`, { ...draft, version: 1 })).status).toBe(404)
	expect((await other.post(`jobs/${job.id}/close`, {})).status).toBe(404)
	expect((await other.get(`jobs/${job.id}/matches`)).status).toBe(404)
	const [row] = await api.db.select().from(jobs).where(eq(jobs.id, job.id))
	expect(row).toMatchObject({ title: 'Software developer', status: 'open' })
})

test('a closed job is gone for everyone but its organisation, and stays closed', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const employer = await api.as(organisation.owner)

	await employer.post(`jobs/${job.id}/close`, { reason: 'Filled' })

	expect(await api.get(`jobs/${job.id}`)).toMatchObject({ status: 410, body: { errorCode: 410 } })
	const { status, own } = (await employer.get(`jobs/${job.id}`)).body.details
	expect(status).toBe('closed')
	expect((await employer.put(`jobs/${job.id}`, { ...draft, version: own.version })).status).toBe(409)
})

test('a job whose last day is over is not open, and is closed by the hourly task', async () => {
	await using api = await testApp()
	const over = await createJob(api.db, { closesOn: dayFromNow(-1) })
	const today = await createJob(api.db, { closesOn: dayFromNow(0) })

	expect((await api.get(`jobs/${over.id}`)).status).toBe(410)
	await closeOverdueJobs(api.db)

	const rows = await api.db.select({ id: jobs.id, status: jobs.status }).from(jobs)
	expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
		[over.id]: 'closed',
		[today.id]: 'open',
	})
})

test('the jobs of a suspended organisation are not shown', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db, { owner: { status: 'suspended' } })
	const job = await createJob(api.db, { organisationId: organisation.id })

	expect((await api.get(`organisations/${organisation.id}/jobs`)).body.details.total).toBe(0)
	expect((await api.get('home')).body.details).toMatchObject({ jobs: 0, professions: [] })
	expect((await api.get(`jobs/${job.id}`)).status).toBe(404)
})

test('a job with contradictory values is refused at the field', async () => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db)).owner)
	const fields = async (change: object) => (await employer.post('jobs', { ...draft, ...change })).body.fields

	expect(await fields({ payMin: 60_000, payMax: 40_000 })).toEqual({
		payMax: 'The maximum pay is below the minimum.',
	})
	expect(await fields({ placeIds: [] })).toEqual({ placeIds: 'Please choose where the work is.' })
	expect(await fields({ closesOn: dayFromNow(91) })).toEqual({
		closesOn: 'Please choose a day from today to 90 days ahead.',
	})
	expect(await fields({ mustHaveSkills: [] })).toEqual({
		mustHaveSkills: 'Please enter at least one must-have skill.',
	})
	expect(await fields({ title: '\u0000' })).toHaveProperty('title')
})

test('a team chooses among all of its open jobs, latest first, and among those of nobody else', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	await createJob(api.db, { title: 'Of others' })
	await createJob(api.db, { title: 'A draft', organisationId: organisation.id, status: 'draft' })
	for (let count = 1; count <= 25; count++)
		await createJob(api.db, {
			title: `Job ${count}`,
			organisationId: organisation.id,
			createdAt: new Date(Date.UTC(2026, 0, count)),
		})

	const { body } = await (await api.as(organisation.owner)).get('organisations/me/open-jobs')

	expect(body.details).toHaveLength(25)
	expect(body.details[0]).toEqual({ id: expect.any(String), title: 'Job 25', places: ['Pune'] })
	expect(body.details.at(-1)).toMatchObject({ title: 'Job 1' })
})
