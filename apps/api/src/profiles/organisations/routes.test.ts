import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { createAccount, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const draft = {
	name: 'Sahyadri Works',
	kind: 'company',
	about: 'We build software for farms.',
	industry: 'Software',
	size: '11-50',
	placeId: 2,
	mobileNumber: '+91 98765 43210',
}

test('an organisation is saved and waits for an approver', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { userType: 'employer', status: 'incomplete' }))

	const before = await me.get('organisations/me')
	const saved = await me.put('organisations/me', draft)
	const changed = await me.put('organisations/me', { ...draft, about: 'We build software for schools.' })

	expect(before.body.details).toBeNull()
	expect(saved.body.details).toMatchObject({ status: 'pending', name: 'Sahyadri Works', place: 'Pune' })
	expect(changed.body.details).toMatchObject({
		id: saved.body.details.id,
		about: 'We build software for schools.',
	})
})

test('two saves at once create one organisation', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { userType: 'employer', status: 'incomplete' }))

	const answers = await Promise.all([me.put('organisations/me', draft), me.put('organisations/me', draft)])

	expect(answers.map((answer) => answer.status)).toEqual([200, 200])
	expect(await api.db.$count(organisations)).toBe(1)
})

test('only the names of approved organisations are suggested', async () => {
	await using api = await testApp()
	await createOrganisation(api.db, { name: 'Green Fields 100%' })
	await createOrganisation(api.db, { name: 'Green Hills', owner: { status: 'pending' } })
	const me = await api.as(await createAccount(api.db))

	expect((await me.get('organisations/names?query=green')).body.details).toEqual(['Green Fields 100%'])
	expect((await me.get('organisations/names?query=0%25')).body.details).toEqual(['Green Fields 100%'])
	expect((await me.get('organisations/names?query=_reen')).body.details).toEqual([])
})

test('an organisation that waits is shown to its own account only, with its branches and jobs', async () => {
	await using api = await testApp()
	const waiting = await createOrganisation(api.db, { owner: { status: 'pending' } })
	const other = await createOrganisation(api.db)
	const [me, them] = [await api.as(waiting.owner), await api.as(other.owner)]

	const shown = await me.get(`organisations/${waiting.owner.id}`)
	const parts = ['sub-branches', 'jobs'].map(async (part) => me.get(`organisations/${waiting.id}/${part}`))

	expect(shown.body.details).toMatchObject({ id: waiting.id, name: waiting.name })
	expect((await Promise.all(parts)).map(({ status }) => status)).toEqual([200, 200])
	for (const id of [waiting.id, waiting.owner.id])
		expect((await them.get(`organisations/${id}`)).status).toBe(404)
})

test('the fields of work that organisations name are suggested to others, the most frequent first', async () => {
	await using api = await testApp()
	await createOrganisation(api.db, { industry: 'Weaving by hand' })
	await createOrganisation(api.db, { industry: 'Weaving' })
	await createOrganisation(api.db, { industry: 'WEAVING' })

	expect((await api.get('industries?query=weav')).body.details).toEqual(['Weaving', 'Weaving by hand'])
})

test('an organisation is shown by its id and by its account, without contacts, once it is approved', async () => {
	await using api = await testApp()
	const { id, owner } = await createOrganisation(api.db, { mobileNumber: '+919876543210' })
	const waiting = await createOrganisation(api.db, { owner: { status: 'pending' } })

	const byId = await api.get(`organisations/${id}`)
	const byAccount = await api.get(`organisations/${owner.id}`)

	expect(byId.body.details).toMatchObject({ id, place: 'Pune' })
	expect(byAccount.body).toEqual(byId.body)
	expect(JSON.stringify(byId.body)).not.toContain('9876543210')
	expect((await api.get(`organisations/${waiting.id}`)).status).toBe(404)
})
