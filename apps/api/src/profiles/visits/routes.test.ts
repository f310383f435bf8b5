import { statisticsDays } from '@profile-search/contract/profiles/visits'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { profileAppearances, profileVisits } from '@profile-search/db/schema/profiles/visits'
import { createAccount, createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { eq, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sweepPersonalData } from '#privacy/retention/sweep.ts'
import { eventually, testApp } from '#test/portal.ts'
import { upsertVisits } from './visit-queries.ts'

test('the owner reads who viewed the profile, in which role, how often, and whether contacts were shown', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db, { visibility: 'public' })
	const organisation = await createOrganisation(api.db, { name: 'Green Fields' })
	const ravi = await createCandidate(api.db, { account: { firstName: 'Ravi', lastName: 'Patil' } })
	const approver = await createAccount(api.db, { isApprover: true })
	await api.db
		.insert(contactRequests)
		.values({ askerId: asha.id, askedId: ravi.id, message: 'Hello', status: 'accepted' })

	await api.get(`candidates/${asha.id}`)
	await api.get(`candidates/${asha.id}`)
	const [them, him] = [await api.as(organisation.owner), await api.as(ravi)]
	await them.get(`candidates/${asha.id}`)
	await them.get(`resumes/${asha.id}`)
	await api.app.inject({ url: `/api/resumes/${asha.id}/pdf`, headers: them.headers })
	await him.get(`resumes/${asha.id}`)
	await (await api.as(approver)).get(`approvals/candidates/${asha.id}`)
	const me = await api.as(asha)
	await me.get(`candidates/${asha.id}`)
	await me.get(`resumes/${asha.id}`)

	const { items, total } = (await me.get('visits')).body.details
	const nobody = { name: null, candidateId: null, organisationId: null, downloads: 0 }
	expect(total).toBe(4)
	expect(items).toMatchObject([
		{ ...nobody, role: 'approver', times: 1, sawContacts: true },
		{
			...nobody,
			role: 'member',
			name: 'Ravi Patil',
			candidateId: ravi.id,
			times: 1,
			sawContacts: true,
		},
		{
			role: 'organisation',
			name: 'Green Fields',
			candidateId: null,
			organisationId: organisation.id,
			times: 3,
			downloads: 1,
			sawContacts: false,
		},
		{ ...nobody, role: 'visitor', times: 2, sawContacts: false },
	])
})

test('a visitor whom the owner may not see has no name', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db)
	const shy = await createCandidate(api.db, { visibility: 'approved_organisations' })
	const guest = await createAccount(api.db, { userType: 'guest_user' })
	const suspended = await createOrganisation(api.db)
	for (const viewer of [shy, guest, suspended.owner])
		await (await api.as(viewer)).get(`candidates/${asha.id}`)
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, suspended.owner.id))

	const { body } = await (await api.as(asha)).get('visits')

	expect(body.details.total).toBe(3)
	for (const visit of body.details.items)
		expect(visit).toMatchObject({ name: null, candidateId: null, organisationId: null })
	for (const { id, firstName } of [shy, guest, suspended.owner]) {
		expect(JSON.stringify(body)).not.toContain(id)
		expect(JSON.stringify(body)).not.toContain(firstName)
	}
	await api.db.update(candidates).set({ visibility: 'members' }).where(eq(candidates.accountId, shy.id))
	expect(JSON.stringify((await (await api.as(asha)).get('visits')).body)).toContain(shy.id)
})

test('a refused view is not recorded, and nobody reads the visits of another person', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db, { visibility: 'approved_organisations' })
	const other = await api.as(await createCandidate(api.db))
	await other.get(`candidates/${asha.id}`)
	await api.get(`resumes/${asha.id}/json`)
	await (await api.as((await createOrganisation(api.db)).owner)).get(`candidates/${asha.id}`)

	expect((await other.get('visits')).body.details.items).toEqual([])
	expect(await api.db.$count(profileVisits)).toBe(1)
	expect((await other.get('candidates/me/statistics')).body.details.days.at(-1)).toMatchObject({ views: 0 })
})

test('views are listed in the order in which they happened, also where an earlier one is written later', async () => {
	await using api = await testApp()
	const owner = await createCandidate(api.db, {})
	const [earlier, later] = [await createCandidate(api.db, {}), await createCandidate(api.db, {})]
	const { promise: held, resolve: release } = Promise.withResolvers<void>()
	const slow: Pick<Db, 'execute'> = {
		execute: ((query: SQL) => held.then(() => api.db.execute(query))) as unknown as Db['execute'],
	}
	const now = performance.now()
	const seenBy = (visitorId: string, at: number) => [
		{
			ownerId: owner.id,
			visitorId,
			role: 'member' as const,
			organisationId: null,
			times: 1,
			downloads: 0,
			sawContacts: false,
			at,
		},
	]

	const first = upsertVisits(slow, seenBy(earlier.id, now - 2))
	await upsertVisits(api.db, seenBy(later.id, now - 1))
	release()
	await first

	const { items } = (await (await api.as(owner)).get('visits')).body.details
	expect(items).toMatchObject([{ candidateId: later.id }, { candidateId: earlier.id }])
})

test('a hundred views at once are all counted', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db, { visibility: 'public' })
	const ravi = await api.as(await createCandidate(api.db))

	await Promise.all(
		Array.from({ length: 100 }, (_, at) => (at % 2 ? api : ravi).get(`candidates/${asha.id}`)),
	)

	const me = await api.as(asha)
	const { items } = (await me.get('visits')).body.details
	expect(items.map(({ times }: { times: number }) => times)).toEqual([50, 50])
})

test('views are written at the end of the program, as they were when they happened', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db, { visibility: 'public' })
	const ravi = await createCandidate(api.db)
	await api.db
		.insert(contactRequests)
		.values({ askerId: asha.id, askedId: ravi.id, message: 'Hello', status: 'accepted' })
	{
		await using node = await testApp({ connection: api.connection })
		await (await node.as(ravi)).get(`candidates/${asha.id}`)
		await node.get(`candidates/${asha.id}`)
		await api.db.delete(contactRequests)
	}

	expect(await api.db.select().from(profileVisits).orderBy(profileVisits.visitorId)).toMatchObject([
		{ visitorId: ravi.id, times: 1, sawContacts: true },
		{ visitorId: null, times: 1, sawContacts: false },
	])
})

test('views by or of people who were erased before they are written are dropped', async () => {
	await using api = await testApp()
	const [asha, ravi, gone] = [
		await createCandidate(api.db, { visibility: 'public' }),
		await createCandidate(api.db, { visibility: 'public' }),
		await createCandidate(api.db, { visibility: 'public' }),
	]
	{
		await using node = await testApp({ connection: api.connection })
		const [him, them] = [await node.as(ravi), await node.as(gone)]
		await him.get(`candidates/${gone.id}`)
		await him.get(`candidates/${asha.id}`)
		await them.get(`candidates/${asha.id}`)
		await api.db.update(accounts).set({ erasedAt: new Date() }).where(eq(accounts.id, gone.id))
	}

	const written = await api.db.select().from(profileVisits)
	expect(written).toMatchObject([{ ownerId: asha.id, visitorId: ravi.id }])
})

test('views and appearances are shown by day for 30 days, and deleted after 90', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db)
	const ravi = await createCandidate(api.db)
	const days = [0, -3, -29, -30, -89, -91].map(indianDay)
	const seen = { ownerId: asha.id, role: 'member' as const, sawContacts: false }
	for (const day of days) {
		await api.db.insert(profileVisits).values([
			{ ...seen, day, visitorId: ravi.id, times: 2 },
			{ ...seen, day, visitorId: null, times: 3 },
		])
		await api.db.insert(profileAppearances).values({ ownerId: asha.id, day, times: 40 })
	}
	const me = await api.as(asha)

	const statistics = (await me.get('candidates/me/statistics')).body.details.days
	const listed = (await me.get('visits')).body.details.total
	await sweepPersonalData(api.db)

	expect(statistics).toHaveLength(statisticsDays)
	expect(statistics.map(({ day }: { day: string }) => day)).toEqual(
		Array.from({ length: statisticsDays }, (_, at) => indianDay(at - statisticsDays + 1)),
	)
	expect(statistics.filter(({ views }: { views: number }) => views > 0)).toEqual(
		[days[2], days[1], days[0]].map((day) => ({ day, views: 5, appearances: 40 })),
	)
	expect(listed).toBe(10)
	expect(await api.db.$count(profileVisits)).toBe(10)
	expect(await api.db.$count(profileAppearances)).toBe(5)
})

test('people on a page of a list are counted, except the viewer, and the last counts are written at the end', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db, { visibility: 'public' })
	const ravi = await createCandidate(api.db, { visibility: 'public' })
	{
		await using node = await testApp({ matching: true, connection: api.connection })
		await eventually(
			() => node.get('candidates'),
			({ body }) => body.details.total === 2,
		)
		for (let look = 0; look < 3; look += 1) await (await node.as(asha)).get('candidates')
		await node.get('candidates?query=nobodyofthisname')
	}

	const rows = await api.db.select().from(profileAppearances)
	const timesOf = (id: string) => rows.find(({ ownerId }) => ownerId === id)?.times ?? 0
	expect(timesOf(ravi.id) - timesOf(asha.id)).toBe(3)
	const statistics = (await (await api.as(ravi)).get('candidates/me/statistics')).body.details.days
	expect(statistics.at(-1).appearances).toBe(timesOf(ravi.id))
})

/** A day by Indian time, which is ahead of the server's. */
function indianDay(days: number) {
	return new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}
