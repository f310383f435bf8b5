import { mostEmployerBlocks } from '@profile-search/contract/profiles/employers/employer-blocking'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test('a person blocks an organisation and a domain, and unblocks one of them', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db, { name: 'Green Fields' })
	const me = await api.as(await createCandidate(api.db))

	const added = await me.post('employer-blocks', { kind: 'organisation', organisationId: organisation.id })
	await me.post('employer-blocks', { kind: 'domain', domain: 'HR@Example.org' })
	const both = await me.get('employer-blocks')
	const removed = await me.call('DELETE', `employer-blocks/${added.body.details.id}`)

	expect(added.body).toMatchObject({
		message: 'You are now hidden from them.',
		details: { organisation: { id: organisation.id, name: 'Green Fields' }, domain: null },
	})
	expect(both.body.details).toMatchObject([
		{ organisation: null, domain: 'example.org' },
		{ organisation: { name: 'Green Fields' } },
	])
	expect(removed.body.message).toBe('They can see you again.')
	expect((await me.get('employer-blocks')).body.details).toHaveLength(1)
})

test('a target that cannot be blocked is refused at its field', async () => {
	await using api = await testApp()
	const pending = await createOrganisation(api.db, { owner: { status: 'pending' } })
	const me = await api.as(await createCandidate(api.db))

	const answers = [
		await me.post('employer-blocks', { kind: 'domain', domain: 'nowhere' }),
		await me.post('employer-blocks', { kind: 'organisation', organisationId: pending.id }),
		await me.post('employer-blocks', { kind: 'organisation', organisationId: '' }),
	]

	expect(answers.map(({ status, body }) => [status, body.fields])).toEqual([
		[400, { domain: 'Please enter a domain, such as example.org.' }],
		[400, { organisationId: 'Please choose an organisation from the list.' }],
		[400, { organisationId: 'Please choose an organisation from the list.' }],
	])
})

test('the list has no duplicates and a limit, even with ten calls at once', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	const me = await api.as(person)
	const rows = Array.from({ length: mostEmployerBlocks - 1 }, (_, at) => ({
		ownerId: person.id,
		domain: `n${at}.example.org`,
	}))
	await api.db.insert(employerBlocks).values(rows)

	expect((await me.post('employer-blocks', { kind: 'domain', domain: 'n1.example.org' })).body.message).toBe(
		'This is already on your list.',
	)
	const answers = await Promise.all(
		Array.from({ length: 10 }, (_, at) =>
			me.post('employer-blocks', { kind: 'domain', domain: `m${at}.example.org` }),
		),
	)
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
	expect(await api.db.$count(employerBlocks)).toBe(mostEmployerBlocks)
})

test('nobody reads or changes the list of another person', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db)
	const [row] = await api.db
		.insert(employerBlocks)
		.values({ ownerId: asha.id, domain: 'example.org' })
		.returning({ id: employerBlocks.id })
	const other = await api.as(await createCandidate(api.db))

	expect((await other.get('employer-blocks')).body.details).toEqual([])
	expect((await other.call('DELETE', `employer-blocks/${row?.id}`)).status).toBe(404)
	expect(await api.db.$count(employerBlocks)).toBe(1)
})

test('the visibility alone is changed, and the rest of the profile stays', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { visibility: 'public' })
	const me = await api.as(person)

	expect((await me.call('PUT', 'candidates/me/visibility', { visibility: 'members' })).status).toBe(200)
	expect((await me.call('PUT', 'candidates/me/visibility', { visibility: 'nobody' })).status).toBe(400)

	const [row] = await api.db.select().from(candidates).where(eq(candidates.accountId, person.id))
	expect(row).toMatchObject({ visibility: 'members', headline: person.headline })
})
