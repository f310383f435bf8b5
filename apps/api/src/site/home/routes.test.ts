import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import {
	createCandidate,
	createJob,
	createOrganisation,
	createSection,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'
import { countEverything } from './queries.ts'

test('an empty portal has a home page without contents', async () => {
	await using api = await testApp()

	expect((await api.get('home')).body.details).toEqual({
		people: 0,
		organisations: 0,
		jobs: 0,
		professions: [],
		newest: [],
		hiring: [],
		advisers: [],
		investors: [],
	})
})

test('the home page counts approved people and open jobs, and names organisations that hire, advisers and investors', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	await createCandidate(api.db, { account: { status: 'pending' } })
	await createSection(api.db, { accountId: person.id })
	await createSection(api.db, { accountId: person.id, kind: 'investor' })
	const busy = await createOrganisation(api.db)
	const job = await createJob(api.db)
	for (const title of ['One', 'Two']) await createJob(api.db, { organisationId: busy.id, title })
	await createJob(api.db, { status: 'draft' })

	const home = (await api.get('home')).body.details

	expect(home).toMatchObject({
		people: 1,
		organisations: 3,
		jobs: 3,
		professions: [{ name: 'Software Developer', people: 1, jobs: 3 }],
		newest: [{ title: 'Two' }, { title: 'One' }, { id: job.id }],
		hiring: [{ id: busy.id, openJobs: 2 }, { openJobs: 1 }],
		advisers: [{ id: person.id, areas: ['career'] }],
		investors: [{ id: person.id, sectors: ['technology'] }],
	})
})

test('the counts are those of the database, and never older than a moment', async () => {
	await using api = await testApp({ matching: true })
	await createCandidate(api.db)
	await createJob(api.db)
	const hidden = await createCandidate(api.db, { visibility: 'approved_organisations' })
	const suspended = await createCandidate(api.db)
	const home = async () => (await api.get('home')).body.details
	await eventually(home, ({ people }) => people === 3)

	await createJob(api.db)
	await createOrganisation(api.db)
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, suspended.id))
	await api.db.update(candidates).set({ professionId: null }).where(eq(candidates.accountId, hidden.id))
	const wanted = await countEverything(api.db)
	const began = performance.now()
	let staleMs = 0
	const shown = await eventually(
		async () => ({ askedMs: performance.now() - began, counts: await home() }),
		({ askedMs, counts }) => {
			const isNew = counts.jobs === 2 && counts.organisations === 3 && counts.people === 2
			if (!isNew) staleMs = askedMs
			return isNew
		},
	)

	expect(shown.counts).toMatchObject(wanted)
	expect(staleMs).toBeLessThan(5000)
})

test('a suspended account disappears from the home page at once, whatever is cached', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	await createSection(api.db, { accountId: person.id })
	const organisation = await createOrganisation(api.db)
	await createJob(api.db, { organisationId: organisation.id })
	const before = (await api.get('home')).body.details

	for (const id of [person.id, organisation.owner.id])
		await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, id))

	expect([before.newest, before.hiring, before.advisers].map((list) => list.length)).toEqual([1, 1, 1])
	expect((await api.get('home')).body.details).toMatchObject({ newest: [], hiring: [], advisers: [] })
})
