import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import {
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

async function createFixture(api: Awaited<ReturnType<typeof testApp>>) {
	const organisation = await createOrganisation(api.db)
	const { id: jobId } = await createJob(api.db, { organisationId: organisation.id })
	const person = await createCandidate(api.db)
	const team = await api.as(organisation.owner)
	const path = `jobs/${jobId}/shortlist-notes`
	const save = (draft: object, by = team) => by.put(`${path}/${person.id}`, { version: 0, ...draft })
	const notes = async (by = team) => (await by.get(`${path}?ids=${person.id}`)).body.details
	return { organisation, jobId, person, team, path, save, notes }
}

test('a team keeps a note and tags on a person, who changed them last, and its tags are offered', async () => {
	await using api = await testApp()
	const { organisation, jobId, team, save, notes } = await createFixture(api)
	const colleague = await api.as(await createMember(api.db, { organisationId: organisation.id }))
	expect(await notes()).toEqual([])

	const saved = await save({ text: 'Call her.\nIn the evening.', tags: ['Phone', 'second round', 'phone'] })
	expect(saved.body.details).toMatchObject({
		text: 'Call her.\nIn the evening.',
		tags: ['Phone', 'second round'],
		version: 1,
		isMine: true,
	})
	expect(await notes(colleague)).toMatchObject([{ version: 1, isMine: false, editor: expect.any(String) }])

	const another = await createJob(api.db, { organisationId: organisation.id })
	expect((await team.get(`jobs/${jobId}/shortlist-tags`)).body.details).toEqual([
		{ name: 'Phone', isOfJob: true },
		{ name: 'second round', isOfJob: true },
	])
	expect((await team.get(`jobs/${another.id}/shortlist-tags`)).body.details).toMatchObject([
		{ isOfJob: false },
		{ isOfJob: false },
	])
})

test('of two members who change a note at once, the second is told by name, and nothing is lost', async () => {
	await using api = await testApp()
	const { organisation, save, notes, team } = await createFixture(api)
	const member = await createMember(api.db, { organisationId: organisation.id })
	const colleague = await api.as(member)
	const atOnce = await Promise.all([save({ text: 'mine' }), save({ text: 'theirs' }, colleague)])
	expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 409])

	expect((await save({ text: 'later', version: 1 }, colleague)).status).toBe(200)
	const late = await save({ text: 'too late', version: 1 })
	expect(late.status).toBe(409)
	expect(late.body.message).toContain(`${member.firstName} ${member.lastName}`)
	expect(await notes()).toMatchObject([{ text: 'later', version: 2, isMine: false }])
	// An emptied note is still a version.
	expect((await save({ version: 2 })).body.details).toMatchObject({ text: null, tags: [], version: 3 })
	expect((await save({ text: 'from the start', version: 0 })).status).toBe(409)
	expect(await notes(team)).toMatchObject([{ text: null, version: 3, isMine: true }])
})

test('notes are for the team of the organisation alone, on people whom it sees', async () => {
	await using api = await testApp()
	const { organisation, jobId, person, path, save, notes } = await createFixture(api)
	await save({ text: 'Ours.', tags: ['ours'] })

	const stranger = await createFixture(api)
	expect((await stranger.team.get(`${path}?ids=${person.id}`)).status).toBe(404)
	expect((await save({ text: 'Changed.', version: 1 }, stranger.team)).status).toBe(404)
	expect((await stranger.team.get(`jobs/${jobId}/shortlist-tags`)).status).toBe(404)
	expect((await stranger.team.get(`jobs/${stranger.jobId}/shortlist-tags`)).body.details).toEqual([])
	const theirs = await stranger.team.get(`${stranger.path}?ids=${person.id}`)
	expect(theirs.body.details).toEqual([])
	const me = await api.as(person)
	expect((await me.get(`${path}?ids=${person.id}`)).status).toBe(403)
	expect((await save({ text: 'Changed.', version: 1 }, me)).status).toBe(403)
	expect(await notes()).toMatchObject([{ text: 'Ours.', version: 1 }])

	await api.db.insert(employerBlocks).values({ ownerId: person.id, organisationId: organisation.id })
	expect(await notes()).toEqual([])
	expect((await save({ text: 'Once more.', version: 1 })).status).toBe(404)
})

test('a note has an end, and so have the tags', async () => {
	await using api = await testApp()
	const { jobId, save, notes } = await createFixture(api)
	expect((await save({ text: 'x'.repeat(1001) })).status).toBe(400)
	expect((await save({ tags: ['x'.repeat(31)] })).status).toBe(400)
	expect((await save({ tags: [' '] })).status).toBe(400)
	expect((await save({ tags: ['1', '2', '3', '4', '5', '6'] })).status).toBe(400)
	expect((await save({ text: 'x'.repeat(1000), tags: ['x'.repeat(30), '2', '3', '4', '5'] })).status).toBe(
		200,
	)

	await api.db.delete(jobs).where(eq(jobs.id, jobId))
	await expect(notes()).resolves.toBeNull()
})
