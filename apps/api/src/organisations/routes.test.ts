import { createAccount, createOrganisation } from '@profile-search/db/factories'
import { organisations } from '@profile-search/db/schema/organisations'
import { expect, test } from 'vitest'
import { testApp } from '../testing.ts'

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

test('two saves at once make one organisation', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { userType: 'employer', status: 'incomplete' }))

	const answers = await Promise.all([me.put('organisations/me', draft), me.put('organisations/me', draft)])

	expect(answers.map((answer) => answer.status)).toEqual([200, 200])
	expect(await api.db.$count(organisations)).toBe(1)
})

test('names of approved organisations are offered, and of no other', async () => {
	await using api = await testApp()
	await createOrganisation(api.db, { name: 'Green Fields 100%' })
	await createOrganisation(api.db, { name: 'Green Hills', owner: { status: 'pending' } })
	const me = await api.as(await createAccount(api.db))

	expect((await me.get('organisations/names?words=green')).body.details).toEqual(['Green Fields 100%'])
	expect((await me.get('organisations/names?words=0%25')).body.details).toEqual(['Green Fields 100%'])
	expect((await me.get('organisations/names?words=_reen')).body.details).toEqual([])
})
