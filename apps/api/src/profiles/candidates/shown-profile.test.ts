import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import {
	candidateLanguages,
	candidates,
	candidateSkills,
	careerGaps,
	educationEntries,
	workEntries,
} from '@profile-search/db/schema/profiles/candidates'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { profileVisits } from '@profile-search/db/schema/profiles/visits'
import { createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { flushWrites } from '#platform/concurrency/batch-writes.ts'
import { eventually, testApp } from '#test/portal.ts'
import { countStatements } from '#test/statements/statements.ts'

test('every change of a profile is on the next page that is sent of it, on every node', async () => {
	await using api = await testApp()
	await using other = await testApp({ connection: api.connection })
	const { id } = await createCandidate(api.db, { visibility: 'public' })
	const employer = await createOrganisation(api.db)
	const readers = [api, other, await api.as(employer.owner), await other.as(employer.owner)]
	const shown = async () =>
		(await Promise.all(readers.map((reader) => reader.get(`candidates/${id}`)))).map(
			({ body }) => body.details,
		)
	const { db } = api
	const mine = eq(candidates.accountId, id)
	const changes: [change: () => PromiseLike<unknown>, shows: object][] = [
		[() => db.update(candidates).set({ headline: 'Welder' }).where(mine), { headline: 'Welder' }],
		[() => db.update(accounts).set({ firstName: 'Ravi' }).where(eq(accounts.id, id)), { firstName: 'Ravi' }],
		[() => db.delete(candidateSkills).where(eq(candidateSkills.candidateId, id)), { skills: [] }],
		[() => db.delete(candidateLanguages).where(eq(candidateLanguages.candidateId, id)), { languages: [] }],
		[
			() =>
				db.insert(educationEntries).values({ candidateId: id, institution: 'ITI Pune', degree: 'Diploma' }),
			{ educationEntries: [{ institution: 'ITI Pune' }] },
		],
		[
			() => db.insert(careerGaps).values({ candidateId: id, reason: 'health', startedOn: '2020-01-01' }),
			{ careerGaps: [{ startedOn: '2020-01-01' }] },
		],
		[
			() => db.insert(workEntries).values({ candidateId: id, title: 'Fitter', organisationName: 'Works' }),
			{ workEntries: [{ title: 'Fitter' }] },
		],
	]

	await shown()
	for (const [change, shows] of changes) {
		await change()
		for (const profile of await shown()) expect(profile).toMatchObject(shows)
	}
})

test('a profile that is asked for again takes one short statement, whoever asks', async () => {
	await using api = await testApp({ sessionSeconds: 3600 })
	const { id } = await createCandidate(api.db, { visibility: 'public' })
	const readers = await Promise.all([1, 2].map(async () => api.as((await createOrganisation(api.db)).owner)))
	const countOf = countStatements(api.connection)
	const ask = async () => {
		for (const reader of readers) expect((await reader.get(`candidates/${id}`)).status).toBe(200)
	}

	await ask()
	await ask()
	// Views are written in between.
	const statements = await eventually(
		async () => (await countOf(ask)).filter((text) => !text.includes('profile_visits')),
		({ length }) => length === 2,
	)

	expect(statements, statements.join('\n')).toHaveLength(2)
	for (const statement of statements) expect(statement).toContain('match_changes')
})

test('who may see contact details is recorded as it is at each view', async () => {
	await using api = await testApp()
	const [asha, ravi] = [
		await createCandidate(api.db, { visibility: 'public' }),
		await createCandidate(api.db),
	]
	const reader = await api.as(ravi)
	const view = async () => {
		await api.db.delete(profileVisits)
		expect((await reader.get(`candidates/${asha.id}`)).status).toBe(200)
		await flushWrites(api.app)
		const [visit] = await api.db.select().from(profileVisits)
		return visit?.sawContacts
	}

	expect([await view(), await view()]).toEqual([false, false])
	await api.db
		.insert(contactRequests)
		.values({ askerId: ravi.id, askedId: asha.id, message: 'Hello', status: 'accepted' })
	expect([await view(), await view()]).toEqual([true, true])
	await api.db.update(contactRequests).set({ status: 'withdrawn' })
	expect([await view(), await view()]).toEqual([false, false])
})

test('who hides from one organisation is shown to others and not to that one, whoever asked before', async () => {
	await using api = await testApp()
	const { id } = await createCandidate(api.db, { visibility: 'approved_organisations' })
	const [blocked, other] = [await createOrganisation(api.db), await createOrganisation(api.db)]
	const own = await api.as({ id })
	const readers = [own, await api.as(other.owner), await api.as(blocked.owner), api]
	const statuses = async () => {
		const found = []
		for (const reader of readers) found.push((await reader.get(`candidates/${id}`)).status)
		return found
	}

	expect(await statuses()).toEqual([200, 200, 200, 404])
	await api.db.insert(employerBlocks).values({ ownerId: id, organisationId: blocked.id })
	for (const _ of [1, 2]) expect(await statuses()).toEqual([200, 200, 404, 404])
	await api.db.delete(employerBlocks)
	for (const _ of [1, 2]) expect(await statuses()).toEqual([200, 200, 200, 404])
	await api.db.update(candidates).set({ visibility: 'public' }).where(eq(candidates.accountId, id))
	expect(await statuses()).toEqual([200, 200, 200, 200])
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, id))
	expect((await statuses()).slice(1)).toEqual([404, 404, 404])
})
