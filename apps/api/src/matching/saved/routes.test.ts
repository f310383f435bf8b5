import { mostSaved } from '@profile-search/contract/matching/saved'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { saved } from '@profile-search/db/schema/matching/saved'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
	createSection,
} from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sweepPersonalData } from '#privacy/retention/sweep.ts'
import { testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** One subject of each kind, under the paths that save them. */
async function createFixture(api: TestApp) {
	const person = await createCandidate(api.db)
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	await createSection(api.db, { accountId: person.id })
	await createSection(api.db, { accountId: organisation.owner.id, kind: 'investor' })
	return {
		person: `saved/person/${person.id}`,
		organisation: `saved/organisation/${organisation.id}`,
		job: `saved/job/${job.id}`,
		adviser: `saved/adviser/${person.id}`,
		investor: `saved/investor/${organisation.owner.id}`,
		ids: { person: person.id, organisation: organisation.id, owner: organisation.owner.id, job: job.id },
	}
}

async function newMember(api: TestApp) {
	return api.as(await createAccount(api.db, { userType: 'guest_user', status: 'approved' }))
}

test('one of each kind is saved and listed, newest first, by kind and with its counts', async () => {
	await using api = await testApp()
	const { ids, ...paths } = await createFixture(api)
	const me = await newMember(api)

	for (const path of Object.values(paths)) expect((await me.put(path)).status).toBe(200)
	await me.put(paths.job)
	const all = await me.get('saved')
	const jobsOnly = await me.get('saved?kind=job')

	expect(all.body.details).toMatchObject({
		total: 5,
		counts: { person: 1, organisation: 1, job: 1, adviser: 1, investor: 1 },
	})
	expect(all.body.details.items).toMatchObject([
		{ kind: 'investor', card: { sectors: ['technology'] }, note: null },
		{ kind: 'adviser', card: { id: ids.person, areas: ['career'] } },
		{ kind: 'job', card: { title: 'Software developer' } },
		{ kind: 'organisation', card: { openJobs: 1 } },
		{ kind: 'person', card: { firstName: 'Asha' } },
	])
	expect(jobsOnly.body.details).toMatchObject({ total: 1, items: [{ subjectId: ids.job }] })
})

test('a list shows which of its rows are saved, to their owner only', async () => {
	await using api = await testApp()
	const { ids, job } = await createFixture(api)
	const [me, other] = [await newMember(api), await newMember(api)]
	const among = `saved/among?kind=job&ids=${ids.job},${ids.person}`

	await me.put(job)

	expect((await me.get(among)).body.details).toEqual([ids.job])
	expect((await other.get(among)).body.details).toEqual([])
	expect((await other.get('saved')).body.details.total).toBe(0)
	expect((await me.get('saved/among?kind=job&ids=')).body.details).toEqual([])
	expect((await me.get('saved/among?kind=job&ids=nonsense')).status).toBe(400)
	expect((await api.get(among)).status).toBe(401)
})

test('only visible subjects can be saved, and nobody can save themselves', async () => {
	await using api = await testApp()
	const hidden = await createCandidate(api.db, { visibility: 'approved_organisations' })
	const draft = await createJob(api.db, { status: 'draft' })
	const me = await newMember(api)
	const candidate = await createCandidate(api.db)

	expect((await me.put(`saved/person/${hidden.id}`)).status).toBe(404)
	expect((await me.put(`saved/job/${draft.id}`)).status).toBe(404)
	expect((await me.put(`saved/adviser/${hidden.id}`)).status).toBe(404)
	expect((await me.put(`saved/nothing/${hidden.id}`)).status).toBe(400)
	expect((await (await api.as(candidate)).put(`saved/person/${candidate.id}`)).status).toBe(409)
	expect(await api.db.$count(saved)).toBe(0)
})

test('a subject that is deleted or hidden later is no longer shown, keeps its note, and can be removed', async () => {
	await using api = await testApp()
	const { ids, ...paths } = await createFixture(api)
	const me = await newMember(api)
	for (const path of Object.values(paths)) await me.put(path)
	await me.put(`${paths.person}/note`, { note: 'From the fair in Pune' })

	await api.db.update(candidates).set({ visibility: 'approved_organisations' })
	await api.db.update(jobs).set({ status: 'closed' })
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, ids.owner))
	const { items } = (await me.get('saved')).body.details

	expect(items.map(({ kind, card }: { kind: string; card: unknown }) => [kind, card === null])).toEqual([
		['investor', true],
		['adviser', false],
		['job', true],
		['organisation', true],
		['person', true],
	])
	expect(items.at(-1)).toMatchObject({ note: 'From the fair in Pune', card: null })
	expect((await me.call('DELETE', paths.person)).status).toBe(200)
	expect((await me.get('saved')).body.details.total).toBe(4)
})

test('a removed subject is restored at its place with its note, within a day', async () => {
	await using api = await testApp()
	const { job, person } = await createFixture(api)
	const me = await newMember(api)
	await me.put(job)
	await me.put(`${job}/note`, { note: '  Ask about the shifts  ' })
	await me.put(person)

	await me.call('DELETE', job)
	const removed = await me.get('saved')
	const noted = await me.put(`${job}/note`, { note: 'Too late' })
	await me.put(job)
	const back = await me.get('saved')

	expect(removed.body.details.total).toBe(1)
	expect(noted.status).toBe(404)
	expect(back.body.details.items).toMatchObject([
		{ kind: 'person' },
		{ kind: 'job', note: 'Ask about the shifts' },
	])

	await me.call('DELETE', job)
	await api.db.update(saved).set({ removedAt: sql`removed_at - interval '25 hours'` })
	await sweepPersonalData(api.db)
	expect(await api.db.$count(saved)).toBe(1)
})

test('a note can be removed, and has at most 500 characters', async () => {
	await using api = await testApp()
	const { job } = await createFixture(api)
	const me = await newMember(api)
	await me.put(job)

	await me.put(`${job}/note`, { note: 'Later' })
	const long = await me.put(`${job}/note`, { note: 'x'.repeat(501) })
	await me.put(`${job}/note`, { note: '' })

	expect(long.body.fields).toEqual({ note: 'Please keep it under 500 characters.' })
	expect((await me.get('saved')).body.details.items[0].note).toBeNull()
	expect((await (await newMember(api)).put(`${job}/note`, { note: 'Mine' })).status).toBe(404)
})

test(`there is room for ${mostSaved}, even when many are saved at once`, async () => {
	await using api = await testApp()
	const account = await createAccount(api.db)
	const me = await api.as(account)
	const { organisation, job, investor } = await createFixture(api)
	await api.db.insert(saved).values(
		Array.from({ length: mostSaved - 1 }, () => ({
			ownerId: account.id,
			kind: 'job' as const,
			subjectId: crypto.randomUUID(),
		})),
	)

	const answers = await Promise.all([organisation, job, investor].map((path) => me.put(path)))
	const list = (await me.get('saved?page=25')).body.details

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
	expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
		'There is room for 500. Please remove something first.',
	)
	expect(list).toMatchObject({ total: 500, pages: 25 })
	expect(list.items).toHaveLength(20)
})
