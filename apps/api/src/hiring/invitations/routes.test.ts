import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { accountBlocks } from '@profile-search/db/schema/messaging/blocks'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const message = 'Your work with orchards is what we look for.'

async function createFixture(api: Awaited<ReturnType<typeof testApp>>, job: { isBlind?: boolean } = {}) {
	const organisation = await createOrganisation(api.db)
	const { id: jobId } = await createJob(api.db, { organisationId: organisation.id, ...job })
	const person = await createCandidate(api.db)
	const [team, me] = [await api.as(organisation.owner), await api.as(person)]
	const invite = (candidateId = person.id, to = jobId) =>
		team.post(`jobs/${to}/invitations`, { candidateId, message })
	const sent = async () => (await team.get(`jobs/${jobId}/invitations?ids=${person.id}`)).body.details
	const received = async () => (await me.get('job-invitations')).body.details
	const answer = async (given: string) => {
		const [{ id }] = (await received()).items
		return me.post(`job-invitations/${id}/answer`, { answer: given })
	}
	return { organisation, jobId, person, team, me, invite, sent, received, answer }
}

test('an invited person is told in the portal and by mail, answers once, and applies as invited', async () => {
	await using api = await testApp()
	const { jobId, person, team, me, invite, sent, received, answer } = await createFixture(api)

	expect((await invite()).body.details).toMatchObject({ status: 'open', hasApplied: false })
	expect((await invite()).status).toBe(409)
	const told = (await me.get('notifications')).body.details.items
	expect(told).toMatchObject([{ kind: 'application', page: 'applications' }])
	const [mail] = await api.work()
	expect(mail?.to).toMatchObject([{ address: person.email }])
	expect(mail?.text).toContain(message)
	expect(await received()).toMatchObject({
		open: 1,
		items: [{ message, status: 'open', job: { id: jobId } }],
	})

	expect((await answer('interested')).body.details).toMatchObject({ status: 'interested' })
	expect((await answer('not_now')).status).toBe(409)
	expect(await sent()).toMatchObject([{ candidateId: person.id, status: 'interested', hasApplied: false }])
	expect((await team.get('notifications')).body.details.items).toMatchObject([
		{ page: `employee-details/${person.id}` },
	])

	expect((await me.post(`jobs/${jobId}/applications`, { source: 'list' })).status).toBe(200)
	expect((await team.get(`jobs/${jobId}/applications`)).body.details.items).toMatchObject([
		{ source: 'invitation' },
	])
	expect(await sent()).toMatchObject([{ hasApplied: true }])
	expect((await received()).items).toMatchObject([{ applicationId: expect.any(String) }])
})

test('whoever wants no more invitations of an organisation gets none, and it does not notice', async () => {
	await using api = await testApp()
	const { organisation, person, me, team, invite, sent, received, answer } = await createFixture(api)
	const another = await createJob(api.db, { organisationId: organisation.id })
	await invite()
	expect((await answer('never')).status).toBe(200)
	expect(await sent()).toMatchObject([{ status: 'open' }])
	expect((await team.get('notifications')).body.details.items).toEqual([])
	await api.work()

	expect((await invite(person.id, another.id)).body.details).toMatchObject({ status: 'open' })
	expect((await received()).items).toHaveLength(1)
	expect((await me.get('notifications')).body.details.items).toHaveLength(1)
	expect(await api.work()).toEqual([])
	// Others may still invite.
	const others = await createFixture(api)
	await others.invite(person.id)
	expect((await received()).items).toHaveLength(2)
})

test('whoever hides or blocks is to an organisation like somebody who does not exist', async () => {
	await using api = await testApp()
	const { organisation, jobId, invite } = await createFixture(api)
	const [hiding, blocking, pending] = [
		await createCandidate(api.db),
		await createCandidate(api.db),
		await createCandidate(api.db, { account: { status: 'pending' } }),
	]
	await api.db.insert(employerBlocks).values({ ownerId: hiding.id, organisationId: organisation.id })
	await api.db
		.insert(accountBlocks)
		.values({ blockerId: blocking.id, blockedOrganisationId: organisation.id, byId: blocking.id })
	const nobody = await invite('0198a1b2-0000-7000-8000-000000000001')

	expect(nobody.status).toBe(404)
	for (const { id } of [hiding, blocking, pending]) expect((await invite(id)).body).toEqual(nobody.body)

	const stranger = await createFixture(api)
	expect((await stranger.invite(stranger.person.id, jobId)).status).toBe(404)
	expect((await stranger.team.get(`jobs/${jobId}/invitations?ids=${hiding.id}`)).status).toBe(404)
})

test('an invitation expires with its job, another is not found, and a day has only so many', async () => {
	await using api = await testApp()
	const { jobId, invite, received, answer, sent } = await createFixture(api)
	const stranger = await createFixture(api)
	await invite()
	const [{ id }] = (await received()).items
	expect((await stranger.me.post(`job-invitations/${id}/answer`, { answer: 'never' })).status).toBe(404)

	await api.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, jobId))
	expect(await received()).toMatchObject({ open: 0, items: [{ status: 'expired' }] })
	expect(await sent()).toMatchObject([{ status: 'expired' }])
	expect((await answer('interested')).status).toBe(409)
	expect((await invite((await createCandidate(api.db)).id)).status).toBe(409)
	expect((await answer('never')).status).toBe(200)
	expect(await api.work()).toEqual([])

	await using limited = await testApp({ rateLimits: true })
	await limited.db
		.insert(siteSettings)
		.values({ jobInvitationsADay: 1 })
		.onConflictDoUpdate({
			target: siteSettings.id,
			set: { jobInvitationsADay: 1 },
		})
	const few = await createFixture(limited)
	expect((await few.invite()).status).toBe(200)
	expect((await few.invite((await createCandidate(limited.db)).id)).status).toBe(429)
})

test('a blind review tells neither who is interested nor who was invited', async () => {
	await using api = await testApp()
	const { jobId, me, team, invite, sent, answer } = await createFixture(api, { isBlind: true })
	await invite()
	await answer('interested')
	await me.post(`jobs/${jobId}/applications`, { source: 'invitation' })

	expect(await sent()).toMatchObject([{ status: 'open', hasApplied: false }])
	expect((await team.get(`jobs/${jobId}/applications`)).body.details.items).toMatchObject([
		{ isNamed: false, source: 'portal' },
	])
})

test('to invite somebody again spends nothing of the day', async () => {
	await using api = await testApp({ rateLimits: true })
	await api.db
		.insert(siteSettings)
		.values({ jobInvitationsADay: 2 })
		.onConflictDoUpdate({ target: siteSettings.id, set: { jobInvitationsADay: 2 } })
	const { invite } = await createFixture(api)
	const atOnce = await Promise.all([invite(), invite()])
	expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect((await invite()).status).toBe(409)

	expect((await invite((await createCandidate(api.db)).id)).status).toBe(200)
	expect((await invite((await createCandidate(api.db)).id)).status).toBe(429)
	expect((await invite()).status).toBe(409)
})

test('several people are invited, each for themselves, until the day is spent', async () => {
	await using api = await testApp({ rateLimits: true })
	await api.db
		.insert(siteSettings)
		.values({ jobInvitationsADay: 2 })
		.onConflictDoUpdate({ target: siteSettings.id, set: { jobInvitationsADay: 2 } })
	const { organisation, jobId, person, team, invite } = await createFixture(api)
	const hiding = await createCandidate(api.db)
	await api.db.insert(employerBlocks).values({ ownerId: hiding.id, organisationId: organisation.id })
	const [second, third] = [await createCandidate(api.db), await createCandidate(api.db)]
	await invite()
	const several = (candidateIds: string[], to = jobId) =>
		team.post(`jobs/${to}/invitations/several`, { candidateIds, message })

	const { details } = (await several([person.id, hiding.id, second.id, second.id, third.id])).body
	const already = 'This person has already been invited to apply for this job.'
	expect(details).toMatchObject([
		{ isInvited: false, message: already },
		{ isInvited: false, message: 'This person is not available, or does not show the profile to you.' },
		{ isInvited: true, message: '' },
		{ isInvited: false, message: already },
		{ isInvited: false, message: expect.stringContaining('invitations') },
	])
	const sent = await team.get(`jobs/${jobId}/invitations?ids=${second.id},${third.id}`)
	expect(sent.body.details).toMatchObject([{ candidateId: second.id }])

	expect((await several([])).status).toBe(400)
	const others = await createFixture(api)
	expect((await several([third.id], others.jobId)).status).toBe(404)
})
