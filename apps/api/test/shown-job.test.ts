import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobLanguages, jobPlaces, jobQuestions, jobs, jobSkills } from '@profile-search/db/schema/hiring/jobs'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from './portal.ts'

test('every change of a job is on the next page that is sent of it, and its own organisation sees more', async () => {
	await using api = await testApp()
	await using second = await testApp({ connection: api.connection })
	const { db } = api
	const organisation = await createOrganisation(db)
	const { id } = await createJob(db, { organisationId: organisation.id })
	const [owner, member] = [await api.as(organisation.owner), await second.as(await createCandidate(db))]
	const shown = async () => {
		const answers = []
		for (const reader of [member, owner, api, second]) answers.push(await reader.get(`jobs/${id}`))
		const [, own, ...others] = answers
		return { own: own?.body.details, others: [...others, answers[0]].map((answer) => answer?.body.details) }
	}
	const question = { jobId: id, position: 1, text: 'When can you begin?', kind: 'text' as const }
	const changes: [change: () => PromiseLike<unknown>, shows: object][] = [
		[() => db.update(jobs).set({ title: 'Welder' }), { title: 'Welder' }],
		[() => db.update(organisations).set({ name: 'Works' }), { organisation: { name: 'Works' } }],
		[() => db.delete(jobSkills), { mustHaveSkills: [], niceToHaveSkills: [] }],
		[() => db.delete(jobLanguages), { languages: [] }],
		[() => db.delete(jobPlaces), { placeIds: [] }],
		[() => db.insert(jobQuestions).values(question), { questions: [{ text: 'When can you begin?' }] }],
	]

	await shown()
	for (const [change, shows] of changes) {
		await change()
		const { own, others } = await shown()
		expect(own).toMatchObject({ ...shows, isMine: true, own: { version: expect.any(Number) } })
		for (const job of others) expect(job).toMatchObject({ ...shows, isMine: false, own: null })
	}
})

test('a job that is closed, or whose organisation is suspended, is shown to nobody else from then on', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const { id } = await createJob(api.db, { organisationId: organisation.id })
	const [owner, member] = [await api.as(organisation.owner), await api.as(await createCandidate(api.db))]
	const statuses = async () => {
		const found = []
		for (const reader of [owner, member, api]) found.push((await reader.get(`jobs/${id}`)).status)
		return found
	}
	const suspend = (status: 'suspended' | 'approved') =>
		api.db.update(accounts).set({ status }).where(eq(accounts.id, organisation.owner.id))

	expect(await statuses()).toEqual([200, 200, 200])
	await api.db.update(jobs).set({ status: 'closed', closedAt: new Date() })
	expect(await statuses()).toEqual([200, 410, 410])
	await api.db.update(jobs).set({ status: 'open', closedAt: null })
	expect(await statuses()).toEqual([200, 200, 200])
	await suspend('suspended')
	expect((await statuses()).slice(1)).toEqual([404, 404])
	await suspend('approved')
	expect(await statuses()).toEqual([200, 200, 200])
})
