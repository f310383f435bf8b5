import { auditLog } from '@profile-search/db/schema/platform/site'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { createCandidate, createJob, createOrganisation, known } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

const [longAgo, lately, now] = ['2026-01-01', '2026-02-01', '2026-03-01'].map((day) => new Date(day))
const mumbai = 1

test('the ranking of jobs is narrowed and sorted, and every job keeps its rank', async () => {
	await using api = await testApp({ matching: true })
	const pay = { payMin: 20_000, payMax: 30_000 }
	await createJob(api.db, { title: 'first', publishedAt: longAgo, ...pay })
	await createJob(api.db, {
		title: 'second',
		publishedAt: now,
		mustHave: [...known.skills, 1],
		workMode: 'hybrid',
	})
	await createJob(api.db, {
		title: 'third',
		publishedAt: lately,
		mustHave: [...known.skills, 1, 2],
		placeIds: [mumbai],
		payMin: 40_000,
	})
	const me = await api.as(await createCandidate(api.db, { preferredPlaceIds: [mumbai] }))
	const ask = async (query = '') => {
		const { body } = await me.get(`matches?${query}`)
		return body.details.map(
			({ rank, job }: { rank: number; job: { title: string } }) => `${rank} ${job.title}`,
		)
	}

	expect(await eventually(ask, (found) => found.length === 3)).toEqual(['1 first', '2 second', '3 third'])
	expect(await ask('order=newest')).toEqual(['2 second', '3 third', '1 first'])
	expect(await ask('order=pay&limit=2')).toEqual(['3 third', '1 first'])
	expect(await ask('payAtLeast=480000')).toEqual(['3 third'])
	expect(await ask('payAtLeast=480001')).toEqual([])
	expect(await ask('workMode=hybrid')).toEqual(['2 second'])
	expect(await ask('place=pun&limit=1')).toEqual(['1 first'])
	expect(await ask(`place=${encodeURIComponent('मुंबई')}`)).toEqual(['3 third'])
	expect(await ask('place=%25')).toEqual([])
	expect(await ask(`since=${lately?.toISOString()}`)).toEqual(['2 second'])
	expect(await ask('least=100')).toEqual([])
	for (const bad of ['workMode=moon', 'since=yesterday', 'order=oldest', 'least=101', 'payAtLeast=-1'])
		expect((await me.get(`matches?${bad}`)).status, bad).toBe(400)
})

test('the ranking of people is narrowed and sorted; a person is new with the approval and with each change', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const { id: jobId } = await createJob(api.db, {
		organisationId: organisation.id,
		placeIds: [known.place, mumbai],
	})
	const best = await createCandidate(api.db, { account: { firstName: 'Best' }, placeId: mumbai })
	const next = await createCandidate(api.db, {
		account: { firstName: 'Next' },
		skillIds: known.skills.slice(1),
	})
	await api.db.update(candidates).set({ updatedAt: longAgo })
	const team = await api.as(organisation.owner)
	const ask = async (query = '') => {
		const { body } = await team.get(`jobs/${jobId}/matches?${query}`)
		return body.details.map(
			({ rank, person }: { rank: number; person: { firstName: string } }) => `${rank} ${person.firstName}`,
		)
	}

	expect(await eventually(ask, (found) => found.length === 2)).toEqual(['1 Best', '2 Next'])
	expect(await ask('place=pune')).toEqual(['2 Next'])
	expect(await ask(`since=${longAgo?.toISOString()}`)).toEqual([])

	await api.db.update(candidates).set({ updatedAt: lately }).where(eq(candidates.accountId, next.id))
	expect(await ask(`since=${longAgo?.toISOString()}`)).toEqual(['2 Next'])
	expect(await ask('order=newest')).toEqual(['2 Next', '1 Best'])

	await api.db.insert(auditLog).values({ action: 'account_approved', subjectId: best.id, at: now })
	expect(await ask('order=newest')).toEqual(['1 Best', '2 Next'])
	expect((await team.get(`jobs/${jobId}/matches?order=pay`)).status).toBe(400)
})
