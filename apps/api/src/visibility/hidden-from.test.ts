import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
	createSection,
	createWorkEntry,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

const message = 'We look for someone to plan our irrigation.'

/** An organisation with a recruiter, and a person who hides from it. */
async function hiddenFixture(api: TestApp) {
	const organisation = await createOrganisation(api.db, { owner: { email: 'chief@farm.example' } })
	const recruiter = await createAccount(api.db, { userType: 'employer', email: 'recruiter@farm.example' })
	await api.db
		.insert(organisationMembers)
		.values({ accountId: recruiter.id, organisationId: organisation.id, role: 'recruiter' })
	const asha = await createCandidate(api.db, { visibility: 'public' })
	await api.db.insert(employerBlocks).values({ ownerId: asha.id, organisationId: organisation.id })
	return { organisation, recruiter, asha }
}

test('no member of a blocked organisation sees the person; others do', async () => {
	await using api = await testApp()
	const { organisation, recruiter, asha } = await hiddenFixture(api)
	const other = await createOrganisation(api.db)
	const statusFor = async (reader: { id: string }, path: string) =>
		(await (await api.as(reader)).get(path)).status

	for (const path of [`candidates/${asha.id}`, `resumes/${asha.id}`, `resumes/${asha.id}/json`]) {
		expect(await statusFor(organisation.owner, path), path).toBe(404)
		expect(await statusFor(recruiter, path), path).toBe(404)
		expect(await statusFor(other.owner, path), path).toBe(200)
		expect((await api.get(`candidates/${asha.id}`)).status).toBe(200)
	}
})

test('a blocked domain includes its subdomains, but not domains that merely end alike', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db, { account: { email: 'asha@farm.example' } })
	await api.db.insert(employerBlocks).values({ ownerId: asha.id, domain: 'farm.example' })
	const statusFor = async (email: string) => {
		const reader = await createCandidate(api.db, { account: { email } })
		return (await (await api.as(reader)).get(`candidates/${asha.id}`)).status
	}

	expect(await statusFor('ravi@farm.example')).toBe(404)
	expect(await statusFor('ravi@pune.farm.example')).toBe(404)
	expect(await statusFor('ravi@bigfarm.example')).toBe(200)
	expect(await statusFor('ravi@farm.example.org')).toBe(200)
	// Her own address is in that domain too, and she still sees herself.
	expect((await (await api.as(asha)).get(`candidates/${asha.id}`)).status).toBe(200)
})

test('people who block the reader are left out of page, total and counts of a list, and others fill a ranking', async () => {
	await using api = await testApp({ matching: true })
	const { organisation, asha } = await hiddenFixture(api)
	const others = [await createCandidate(api.db), await createCandidate(api.db, { professionId: 1 })]
	const job = await createJob(api.db, { organisationId: organisation.id })
	const [them, stranger] = [
		await api.as(organisation.owner),
		await api.as((await createOrganisation(api.db)).owner),
	]
	await eventually(
		() => stranger.get('candidates'),
		({ body }) => body.details.total === 3,
	)

	const seen = (await them.get('candidates?query=kulkarni')).body.details
	const profession = seen.facets.find(({ name }: { name: string }) => name === 'profession').choices
	const ranked = await eventually(
		() => them.get(`jobs/${job.id}/matches?limit=2`),
		({ body }) => body.details?.length === 2,
	)

	expect(seen.total).toBe(2)
	expect(seen.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
		others.map(({ id }) => id).toSorted(),
	)
	expect(profession.map(({ count }: { count: number }) => count)).toEqual([1, 1])
	expect(ranked.body.details.map(({ person }: { person: { id: string } }) => person.id).toSorted()).toEqual(
		others.map(({ id }) => id).toSorted(),
	)
	expect(JSON.stringify(ranked.body)).not.toContain(asha.id)
})

test('sections of people who block the reader are not listed, counted or shown', async () => {
	await using api = await testApp()
	const { organisation, asha } = await hiddenFixture(api)
	await createSection(api.db, { accountId: asha.id })
	await createSection(api.db, { accountId: asha.id, kind: 'investor' })
	const them = await api.as(organisation.owner)

	for (const list of ['advisers', 'investors']) {
		expect((await them.get(list)).body.details).toMatchObject({ total: 0, items: [] })
		expect((await them.get(`${list}/${asha.id}`)).status).toBe(404)
		expect((await api.get(`${list}/${asha.id}`)).status).toBe(200)
	}
})

test('a blocked organisation cannot ask for contact, and no longer sees contact that was granted', async () => {
	await using api = await testApp()
	const { organisation, asha } = await hiddenFixture(api)
	await api.db
		.insert(contactRequests)
		.values({ askerId: organisation.owner.id, askedId: asha.id, message, status: 'accepted' })
	const [them, me] = [await api.as(organisation.owner), await api.as(asha)]

	expect((await them.get('contact-requests?box=sent')).body.details).toMatchObject({ total: 0, items: [] })
	expect((await them.get(`contact-requests/with/${asha.id}`)).status).toBe(404)
	expect((await them.post('contact-requests', { subjectId: asha.id, message })).status).toBe(404)
	expect((await me.get('contact-requests')).body.details.total).toBe(1)

	await api.db.delete(employerBlocks)
	expect((await them.get('contact-requests?box=sent')).body.details.items).toMatchObject([
		{ email: asha.email },
	])
})

test('a person is told that they block an account when they ask it or accept, and no mail goes to it', async () => {
	await using api = await testApp()
	const { organisation, recruiter, asha } = await hiddenFixture(api)
	const me = await api.as(asha)
	const them = await api.as(recruiter)
	const told = 'You are hidden from this account. To get in touch, remove it from your list first.'
	await api.db.delete(employerBlocks)
	const asked = await them.post('contact-requests', { subjectId: asha.id, message })
	await me.post('contact-requests', { subjectId: organisation.id, message })
	await api.db.insert(employerBlocks).values({ ownerId: asha.id, organisationId: organisation.id })
	const path = `contact-requests/${asked.body.details.id}/answer`

	expect((await me.post('contact-requests', { subjectId: organisation.id, message })).body.message).toBe(told)
	expect((await me.post(path, { answer: 'accept' })).body.message).toBe(told)
	expect((await me.post(path, { answer: 'decline', reason: 'other' })).status).toBe(200)
	const chief = await api.as(organisation.owner)
	const [waiting] = (await me.get('contact-requests?box=sent')).body.details.items
	expect((await chief.post(`contact-requests/${waiting.id}/answer`, { answer: 'accept' })).status).toBe(404)

	// The mails were queued before anybody was hidden; visibility is checked when they go out.
	expect(await api.work()).toEqual([])
})

test('an organisation does not confirm the work of people who block it', async () => {
	await using api = await testApp()
	const { organisation, recruiter, asha } = await hiddenFixture(api)
	const entry = await createWorkEntry(api.db, {
		candidateId: asha.id,
		organisationId: organisation.id,
		confirmation: 'claimed',
	})

	for (const member of [organisation.owner, recruiter]) {
		const them = await api.as(member)
		expect((await them.get('employments')).body.details).toMatchObject({ total: 0, items: [] })
		expect((await them.get(`employments/${entry.id}`)).status).toBe(404)
		expect((await them.post(`employments/${entry.id}`, { confirmation: 'confirmed' })).status).toBe(404)
	}
})

test('approvers see everyone on the screens of approvals, but elsewhere nobody who blocks them', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db, { visibility: 'public' })
	await api.db.insert(employerBlocks).values({ ownerId: asha.id, domain: 'farm.example' })
	const approver = await api.as(
		await createAccount(api.db, { isApprover: true, email: 'approver@farm.example' }),
	)

	expect((await approver.get(`candidates/${asha.id}`)).status).toBe(404)
	expect((await approver.get(`approvals/candidates/${asha.id}`)).status).toBe(200)
})
