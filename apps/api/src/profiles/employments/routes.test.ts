import { createCandidate, createOrganisation, createWorkEntry } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test('an organisation confirms the work of its own people only', async () => {
	await using api = await testApp()
	const [ours, theirs] = [await createOrganisation(api.db), await createOrganisation(api.db)]
	const person = await createCandidate(api.db)
	const entry = await createWorkEntry(api.db, {
		candidateId: person.id,
		organisationId: ours.id,
		confirmation: 'claimed',
	})
	const [us, them] = [await api.as(ours.owner), await api.as(theirs.owner)]

	expect((await them.get('employments')).body.details.total).toBe(0)
	expect((await them.get(`employments/${entry.id}`)).status).toBe(404)
	expect((await them.post(`employments/${entry.id}`, { confirmation: 'denied' })).status).toBe(404)
	expect(
		(await us.post(`employments/${entry.id}`, { confirmation: 'denied' })).body.details.confirmation,
	).toBe('denied')
})

test('a work entry with an unregistered employer needs no confirmation', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	const entry = await createWorkEntry(api.db, { candidateId: person.id })
	const employer = await api.as((await createOrganisation(api.db)).owner)

	expect((await employer.get(`employments/${entry.id}`)).status).toBe(404)
})
